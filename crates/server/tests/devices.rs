//! Codes for a second device: used once, in request bodies, and never against the will of whoever has the device.

mod common;

use common::{RequestAs, guest, house, request};
use witchstone_client::{Client, Reply};
use witchstone_wire::{DeviceCode, DeviceLogin, DevicePreview, Guest, Problem, Reason};

fn login(code: &str, replace: bool) -> String {
    serde_json::to_string(&DeviceLogin { code: code.to_owned(), replace }).unwrap()
}

async fn code(client: &Client) -> String {
    client.post::<DeviceCode>("/api/device", &()).await.unwrap().code
}

fn reason(reply: &Reply) -> Reason {
    serde_json::from_str::<Problem>(&reply.body).unwrap().reason
}

#[tokio::test]
async fn a_second_device_joins_by_a_code_once() {
    let house = house().await;
    let ada = guest(&house.address, "Ada").await.unwrap();
    let code = code(&ada).await.to_uppercase();
    let preview = request(&house.address, "POST /api/device/preview", &login(&code, false)).await.unwrap();
    let preview: DevicePreview = preview.json().unwrap();
    assert_eq!((preview.name.as_str(), preview.replaces), ("Ada", None));
    let reply = request(&house.address, "POST /api/device/login", &login(&code, false)).await.unwrap();
    assert!({
        let cookie = reply.header("set-cookie").unwrap();
        cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax")
    });
    let guest: Guest = reply.json().unwrap();
    assert_eq!(guest.name, "Ada");
    assert_ne!(guest.token.as_ref(), Some(&ada.token));
    for path in ["POST /api/device/preview", "POST /api/device/login"] {
        assert_eq!(request(&house.address, path, &login(&code, true)).await.unwrap().status, 401, "{path}");
    }
    // No code travels in a path.
    let path = format!("POST /api/device/{code}");
    assert!([404, 405].contains(&request(&house.address, &path, "").await.unwrap().status));
    house.server.stop().await;
}

#[tokio::test]
async fn a_code_replaces_the_guest_of_a_device_only_if_it_says_so() {
    let house = house().await;
    let mallory = guest(&house.address, "Mallory").await.unwrap();
    let ben = guest(&house.address, "Ben").await.unwrap();
    let code = code(&mallory).await;
    let as_browser = |path: &str| format!("POST {path}\nCookie: witchstone={}", ben.token);
    // Both names are known before anything happens.
    let preview =
        request(&house.address, &as_browser("/api/device/preview"), &login(&code, false)).await.unwrap();
    let preview: DevicePreview = preview.json().unwrap();
    assert_eq!((preview.name.as_str(), preview.replaces.as_deref()), ("Mallory", Some("Ben")));
    let refused =
        request(&house.address, &as_browser("/api/device/login"), &login(&code, false)).await.unwrap();
    assert_eq!((refused.status, reason(&refused)), (409, Reason::ReplacesGuest));
    assert!(refused.header("set-cookie").is_none(), "{:?}", refused.headers);
    let by_token = ben.request("POST /api/device/login", &login(&code, false)).await.unwrap();
    assert_eq!(reason(&by_token), Reason::ReplacesGuest);
    // The code is still good: a refusal does not use it up, nor does its own guest.
    let own = mallory.request("POST /api/device/login", &login(&code, false)).await.unwrap();
    assert!(own.header("set-cookie").is_none());
    assert_eq!(own.json::<Guest>().unwrap(), Guest { name: "Mallory".into(), token: None });
    // A session that the server does not know is nobody's.
    let forged = format!("POST /api/device/preview\nCookie: witchstone={}x", ben.token);
    let preview = request(&house.address, &forged, &login(&code, false)).await.unwrap();
    assert_eq!(preview.json::<DevicePreview>().unwrap().replaces, None);
    let replaced =
        request(&house.address, &as_browser("/api/device/login"), &login(&code, true)).await.unwrap();
    assert!(replaced.header("set-cookie").is_some());
    assert_eq!(replaced.json::<Guest>().unwrap().name, "Mallory");
    house.server.stop().await;
}
