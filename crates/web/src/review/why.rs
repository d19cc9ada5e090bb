//! The reasons for a turn, as the worker writes them.

use witchstone_ai::{Gain, Gains, Reasons};
use witchstone_rules::Edition;
use witchstone_wire::{GainsJson, WhyJson};

use crate::play::{origin, read_deed};

/// Reads the reasons for a turn; what is unknown is left out.
pub fn read_why(text: &str, edition: &Edition) -> Option<Reasons> {
    let WhyJson { deeds, now, later } = serde_json::from_str(text).ok()?;
    let deeds = deeds.iter().filter_map(|deed| read_deed(deed, edition)).collect();
    Some(Reasons { deeds, now: read_gains(&now), later: read_gains(&later) })
}

fn read_gains(gains: &GainsJson) -> Gains {
    let gain = |(name, points): &(String, f32)| Some(Gain { origin: origin(name)?, points: *points });
    Gains { total: gains.total, sources: gains.sources.iter().filter_map(gain).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use witchstone_ai::eval::PointSource;

    #[test]
    fn reasons_are_read_and_unknown_sources_left_out() {
        assert!(read_why("[]", Edition::classic()).is_none());
        let text = r#"{"deeds":[],"now":{"total":7.0,"sources":[["owls",7.0],["?",1.0]]},
            "later":{"total":0.0,"sources":[]}}"#;
        let why = read_why(text, Edition::classic()).unwrap();
        assert_eq!(why.now.sources, [Gain { origin: PointSource::Owls, points: 7.0 }]);
    }
}
