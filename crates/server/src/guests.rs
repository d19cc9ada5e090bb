//! Guests: a name, and a secret token that authenticates it. No password, no e-mail.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use witchstone_wire::{GUEST_NAME_LENGTH, Reason};

use crate::clock::now_ms;
use crate::config::normal_invite_code;
use crate::domain::Person;
use crate::error::{InvalidSettings, ServerError};
use crate::random;
use crate::shared::Shared;
use crate::storage::GuestRow;
use crate::text;

/// The cookie's name.
pub const COOKIE: &str = "witchstone";
/// The lifetime of the cookie: a year.
const COOKIE_SECONDS: u32 = 365 * 24 * 3600;

/// The most devices on which one guest is logged in: beyond that, the one unused for longest is logged out.
pub const MAX_DEVICES: u32 = 10;
/// How exactly the last use of a token is known: an hour.
const USED_MS: i64 = 3600 * 1000;

/// The guest's id and the hash of the secret of a token, of which neither has to exist.
pub fn split_token(token: &str) -> Result<(&str, Vec<u8>), ServerError> {
    let (id, secret) = token.split_once('.').ok_or(Reason::UnknownGuest)?;
    if id.len() > 40 || secret.len() > 80 {
        return Err(Reason::UnknownGuest.into());
    }
    Ok((id, random::hash(secret)))
}

/// The guest of a token.
pub async fn authenticate(shared: &Shared, token: &str) -> Result<Person, ServerError> {
    let (id, hash) = split_token(token)?;
    // Nobody can choose a hash: how long its lookup takes reveals nothing.
    let found = shared.store.token(id, hash.clone()).await?.ok_or(Reason::LoggedOut)?;
    if shared.admin.is_banned(&found.guest.id) {
        return Err(Reason::Banned.into());
    }
    let now = now_ms();
    if now - found.used_ms >= USED_MS {
        shared.store.use_token(id, hash, now).await?;
    }
    Ok(Person { guest: found.guest.id, name: found.guest.name })
}

/// Refuses new guests who do not know the invite code of a closed server.
pub fn check_invite(shared: &Shared, given: Option<&str>) -> Result<(), ServerError> {
    match (&shared.invite_code, given) {
        (None, _) => Ok(()),
        (Some(code), Some(given)) if random::same(&normal_invite_code(given), code) => Ok(()),
        (Some(_), Some(_)) => Err(Reason::WrongInviteCode.into()),
        (Some(_), None) => Err(Reason::InviteCodeNeeded.into()),
    }
}

/// Creates a guest; returns it with its token, of which only a hash is stored.
pub async fn create(shared: &Shared, name: &str) -> Result<(Person, String), ServerError> {
    let person = Person { guest: random::text(12), name: check_name(name)? };
    let row = GuestRow { id: person.guest.clone(), name: person.name.clone() };
    shared.store.save_guest(row, now_ms()).await?;
    let token = add_token(shared, &person.guest).await?;
    Ok((person, token))
}

/// Creates another token for a guest, as for a second device. If there are too many, the one unused for longest is deleted.
pub async fn add_token(shared: &Shared, guest: &str) -> Result<String, ServerError> {
    let secret = random::text(40);
    shared.store.save_token(guest, random::hash(&secret), now_ms()).await?;
    if shared.store.prune_tokens(guest, MAX_DEVICES.into()).await? {
        close_connections(shared, guest).await?;
    }
    Ok(format!("{guest}.{secret}"))
}

/// Deletes the token of a guest, or all of them, and closes their connections.
pub async fn log_out(shared: &Shared, token: &str, everywhere: bool) -> Result<(), ServerError> {
    let (guest, hash) = split_token(token)?;
    shared.store.delete_tokens(guest, (!everywhere).then_some(hash)).await?;
    close_connections(shared, guest).await
}

/// Closes the connections of a guest whose tokens were deleted, on all nodes.
async fn close_connections(shared: &Shared, guest: &str) -> Result<(), ServerError> {
    recheck(shared, guest).await;
    Ok(shared.store.notify_logout(guest).await?)
}

/// Closes the connections of a guest whose tokens were deleted, on this node.
pub async fn recheck(shared: &Shared, guest: &str) {
    if let Err(error) = shared.sessions.recheck(&*shared.store, guest).await {
        tracing::warn!(%error, "cannot close the connections of a device that was logged out");
    }
}

/// Renames a guest.
pub async fn rename(shared: &Shared, person: &Person, name: &str) -> Result<Person, ServerError> {
    let name = check_name(name)?;
    let row = GuestRow { id: person.guest.clone(), name: name.clone() };
    shared.store.save_guest(row, now_ms()).await?;
    Ok(Person { guest: person.guest.clone(), name })
}

fn check_name(name: &str) -> Result<String, ServerError> {
    let name = text::clean_name(name);
    if (1..=GUEST_NAME_LENGTH).contains(&name.chars().count()) {
        return Ok(name);
    }
    Err(InvalidSettings::Name { max: GUEST_NAME_LENGTH }.into())
}

/// The token of a request, from a cookie or an `Authorization: Bearer` header.
pub fn token(headers: &HeaderMap) -> Option<String> {
    let authorization = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    match authorization.and_then(|value| value.strip_prefix("Bearer ")) {
        Some(bearer) => Some(bearer.to_owned()),
        None => cookie_token(headers),
    }
}

/// The token of a request's cookie.
pub fn cookie_token(headers: &HeaderMap) -> Option<String> {
    let cookies = headers.get(header::COOKIE)?.to_str().ok()?.split(';');
    let mut pairs = cookies.filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).map(|(_, value)| value.to_owned())
}

/// The cookie with a token.
pub fn cookie(token: &str, secure: bool) -> String {
    let secure = if secure { "; Secure" } else { "" };
    format!("{COOKIE}={token}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}")
}

/// The cookie that removes it.
pub fn no_cookie(secure: bool) -> String {
    let secure = if secure { "; Secure" } else { "" };
    format!("{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax{secure}")
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
            Err(error) if matches!(error.reason(), Reason::UnknownGuest | Reason::LoggedOut) => {
                Ok(MaybeAuthenticated(None))
            }
            Err(error) => Err(error),
        }
    }
}
