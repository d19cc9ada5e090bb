//! Connections that do not speak the protocol to its end.

use std::io;

use tokio::net::{TcpSocket, TcpStream, lookup_host};
use witchstone_client::Origin;

/// Opens a connection with a small buffer for what comes, if `receives` says how small.
pub async fn connect(origin: &Origin, receives: Option<u32>) -> io::Result<TcpStream> {
    let not_found = || io::Error::from(io::ErrorKind::AddrNotAvailable);
    let server = lookup_host((origin.host(), origin.port())).await?;
    let server =
        { server }.find(|address| origin.source().is_none_or(|own| own.is_ipv4() == address.is_ipv4()));
    let server = server.ok_or_else(not_found)?;
    let socket = if server.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    if let Some(size) = receives {
        socket.set_recv_buffer_size(size)?;
    }
    if let Some(source) = origin.source() {
        socket.bind((source, 0).into())?;
    }
    socket.connect(server).await
}
