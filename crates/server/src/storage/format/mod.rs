//! The storage format: the JSON in `entries.body`, `tables.info` and `analyses.body`.
//!
//! It has its own types, so that protocol and storage change independently. The format has a version, which is written
//! as a leading `"format"` field from version 2 on. A reader decodes every version up to [`VERSION`] and refuses newer ones.
//!
//! To change the format: keep the types of the old version for reading, add those of the new one, raise [`VERSION`], and
//! add a database of the old version to `tests/migration/`. Fields that old readers may ignore need no new version.

mod analysis;
mod entry;
mod settings;
mod summary;

use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::StoreError;

pub use analysis::{decode_analysis, encode_analysis};
pub use entry::{anonymise_entry, decode_entry, decode_first_entry, encode_entry};
pub use settings::InvalidValue;
pub use summary::{decode_summary, encode_summary};

/// The version that this program writes.
pub const VERSION: u32 = 1;

/// The beginning of every JSON object from version 2 on.
const MARKER: &str = "{\"format\":";

/// Decodes JSON of a known version.
fn decode<T: DeserializeOwned>(body: &str) -> Result<T, StoreError> {
    #[derive(Deserialize)]
    struct Header {
        format: u32,
    }
    if body.starts_with(MARKER) {
        let Header { format } = serde_json::from_str(body)?;
        if format > VERSION {
            return Err(StoreError::NewerFormat { found: format, known: VERSION });
        }
    }
    Ok(serde_json::from_str(body)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_newer_format_is_refused() {
        let error = decode_entry("{\"format\":2,\"entry\":\"undone\"}", None).unwrap_err();
        assert!(matches!(error, StoreError::NewerFormat { found: 2, known: 1 }), "{error}");
        assert!(decode_entry("{\"format\":1,\"entry\":\"undone\"}", None).is_ok());
        assert!(matches!(decode_entry("{\"entry\":\"vanished\"}", None), Err(StoreError::Decode(_))));
    }
}
