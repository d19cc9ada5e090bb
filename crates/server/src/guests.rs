//! Guests: a name, and a secret token that authenticates it. No password, no e-mail.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use witchstone_wire::Reason;

use crate::domain::Person;
use crate::error::{InvalidSettings, ServerError};
use crate::random;
use crate::shared::Shared;
use crate::storage::GuestRow;

/// The cookie's name.
pub const COOKIE: &str = "witchstone";
/// The longest name.
const NAME_LENGTH: usize = 24;
/// The lifetime of the cookie: a year.
const COOKIE_SECONDS: u32 = 365 * 24 * 3600;

/// The guest of a token.
pub async fn authenticate(shared: &Shared, token: &str) -> Result<Person, ServerError> {
    let (id, secret) = token.split_once('.').ok_or(Reason::UnknownGuest)?;
    if id.len() > 40 || secret.len() > 80 {
        return Err(Reason::UnknownGuest.into());
    }
    let (guest, hashes) = shared.store.guest(id).await?.ok_or(Reason::UnknownGuest)?;
    if random::matches(secret, &hashes) {
        return Ok(Person { guest: guest.id, name: guest.name });
    }
    Err(Reason::UnknownGuest.into())
}

/// Creates a guest; returns it with its token, of which only a hash is stored.
pub async fn create(shared: &Shared, name: &str) -> Result<(Person, String), ServerError> {
    let person = Person { guest: random::text(12), name: check_name(name)? };
    shared.store.save_guest(GuestRow { id: person.guest.clone(), name: person.name.clone() }).await?;
    let token = add_token(shared, &person.guest).await?;
    Ok((person, token))
}

/// Creates another token for a guest, as for a second device.
pub async fn add_token(shared: &Shared, guest: &str) -> Result<String, ServerError> {
    let secret = random::text(40);
    shared.store.save_secret(guest, random::hash(&secret)).await?;
    Ok(format!("{guest}.{secret}"))
}

/// Renames a guest.
pub async fn rename(shared: &Shared, person: &Person, name: &str) -> Result<Person, ServerError> {
    let name = check_name(name)?;
    shared.store.save_guest(GuestRow { id: person.guest.clone(), name: name.clone() }).await?;
    Ok(Person { guest: person.guest.clone(), name })
}

fn check_name(name: &str) -> Result<String, ServerError> {
    let name = name.trim();
    let fits = (1..=NAME_LENGTH).contains(&name.chars().count());
    if fits && !name.chars().any(char::is_control) {
        return Ok(name.to_owned());
    }
    Err(InvalidSettings::Name { max: NAME_LENGTH }.into())
}

/// The token of a request, from a cookie or an `Authorization: Bearer` header.
pub fn token(headers: &HeaderMap) -> Option<String> {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(bearer) = text(header::AUTHORIZATION).and_then(|value| value.strip_prefix("Bearer ")) {
        return Some(bearer.to_owned());
    }
    let cookies = text(header::COOKIE)?.split(';');
    let mut pairs = cookies.filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).map(|(_, value)| value.to_owned())
}

/// The cookie with a token.
pub fn cookie(token: &str, secure: bool) -> String {
    let secure = if secure { "; Secure" } else { "" };
    format!("{COOKIE}={token}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}")
}

/// Extracts the guest of a request; refuses requests without one.
pub struct Authenticated(pub Person);

impl FromRequestParts<Arc<Shared>> for Authenticated {
    type Rejection = ServerError;

    async fn from_request_parts(
        parts: &mut Parts,
        shared: &Arc<Shared>,
    ) -> Result<Authenticated, ServerError> {
        let token = token(&parts.headers).ok_or(Reason::UnknownGuest)?;
        Ok(Authenticated(authenticate(shared, &token).await?))
    }
}

/// Extracts the guest of a request, if there is one.
pub struct MaybeAuthenticated(pub Option<Person>);

impl FromRequestParts<Arc<Shared>> for MaybeAuthenticated {
    type Rejection = ServerError;

    async fn from_request_parts(
        parts: &mut Parts,
        shared: &Arc<Shared>,
    ) -> Result<MaybeAuthenticated, ServerError> {
        let Some(token) = token(&parts.headers) else { return Ok(MaybeAuthenticated(None)) };
        match authenticate(shared, &token).await {
            Ok(person) => Ok(MaybeAuthenticated(Some(person))),
            Err(error) if error.reason() == Reason::UnknownGuest => Ok(MaybeAuthenticated(None)),
            Err(error) => Err(error),
        }
    }
}
