//! Games at the tables of a server: lobby, waiting room, the game with clocks, votes and chat.

mod announcement;
mod chat;
mod clock_select;
mod clocks;
mod closed;
mod code_form;
mod connection;
mod device;
mod invite;
mod lobby;
mod older_game;
mod page;
mod sidebar;
mod socket;
mod waiting_room;

pub use device::DevicePage;
pub use lobby::LobbyCard;
pub use page::TablePage;
