//! `witchstone serve`: tables for people and bots, and the browser client.

use std::sync::Arc;

use witchstone_server::http::assets::{Assets, File, Files};
use witchstone_server::{EditionArgs, ServeOptions};

use super::examples;
use crate::failure::{Failure, Result, Verdict};

/// Serve the game to browsers and programs
///
/// By default it listens on this machine only and stores everything in one SQLite file. Options can also be environment
/// variables or stand in a file; the command line overrides the environment, which overrides the file.
#[derive(clap::Args, Debug)]
#[command(after_help = examples!(
    "witchstone serve"
    "witchstone serve --listen 0.0.0.0:80 --database /var/lib/witchstone/games.sqlite"
    "witchstone serve --database postgres://witchstone@db/witchstone"
    "witchstone serve --edition my-box.toml --edition boards/ --board classic"
))]
pub struct Args {
    #[command(flatten)]
    options: ServeOptions,
}

/// Serves until it is shut down.
pub fn run(args: &Args, editions: &EditionArgs) -> Result<Verdict> {
    let options = args.options.clone().with_editions(editions);
    witchstone_server::run(options, client()).map_err(|error| Failure::usage(error.to_string()))?;
    Ok(Verdict::Fine)
}

/// The browser client, if this program was built with it.
fn client() -> Assets {
    witchstone_assets::is_there().then(|| Arc::new(Client) as Arc<dyn Files>)
}

struct Client;

impl Files for Client {
    fn get(&self, path: &str, brotli: bool) -> Option<File> {
        let mime = witchstone_assets::media_type(path).to_owned();
        let tag = witchstone_assets::tag(path)?;
        let packed = if brotli { witchstone_assets::packed(path) } else { None };
        match packed {
            Some(bytes) => Some(File { bytes, mime, tag, encoding: Some("br") }),
            None => Some(File { bytes: witchstone_assets::file(path)?, mime, tag, encoding: None }),
        }
    }
}
