//! Connections: TCP, or TLS over TCP.

use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::pin::Pin;
use std::sync::{Arc, OnceLock};
use std::task::{Context, Poll};

use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, RootCertStore};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpSocket, TcpStream, lookup_host};
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;

use crate::{ClientError, Origin, Result};

/// A connection to a server.
pub enum Stream {
    Plain(TcpStream),
    Tls(Box<TlsStream<TcpStream>>),
}

impl Stream {
    /// Connects, and checks the certificate if the origin is `https://`.
    pub async fn connect(origin: &Origin) -> Result<Stream> {
        let failed = |source| ClientError::Connect { origin: origin.to_string(), source };
        let tcp = connect(origin).await.map_err(failed)?;
        // Messages are small and complete: they do not wait for more.
        tcp.set_nodelay(true).map_err(failed)?;
        if !origin.is_tls() {
            return Ok(Stream::Plain(tcp));
        }
        let name = ServerName::try_from(origin.host().to_owned())
            .map_err(|_| ClientError::InvalidUrl { url: origin.to_string() })?;
        let connector = TlsConnector::from(tls_config()?);
        let tls = connector.connect(name, tcp).await.map_err(failed)?;
        Ok(Stream::Tls(Box::new(tls)))
    }
}

/// Opens a connection, from the own address that the origin names.
async fn connect(origin: &Origin) -> io::Result<TcpStream> {
    let server = (origin.host(), origin.port());
    let Some(source) = origin.source() else { return TcpStream::connect(server).await };
    let fits = |address: &SocketAddr| address.is_ipv4() == source.is_ipv4();
    let server = lookup_host(server).await?.find(fits).ok_or(io::ErrorKind::AddrNotAvailable)?;
    let socket = if source.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    socket.bind((source, 0).into())?;
    socket.connect(server).await
}

/// The TLS settings of this process: reading certificates takes some milliseconds.
static CONFIG: OnceLock<Arc<ClientConfig>> = OnceLock::new();

/// Trusts the certificates in this PEM file and no others, in the whole process.
///
/// It has to be called before the first `https://` request. Without it the system's certificates are trusted.
pub fn trust_only(file: &Path) -> Result<()> {
    let unreadable = |error| ClientError::Certificates { file: file.to_owned(), source: error };
    let certificates = CertificateDer::pem_file_iter(file).and_then(Iterator::collect::<Result<Vec<_>, _>>);
    let config = config(certificates.map_err(unreadable)?)?;
    CONFIG.set(config).map_err(|_| ClientError::Protocol("TLS is in use already".into()))
}

fn tls_config() -> Result<Arc<ClientConfig>> {
    if let Some(config) = CONFIG.get() {
        return Ok(config.clone());
    }
    // A certificate that cannot be read is not trusted; the others are.
    let config = config(rustls_native_certs::load_native_certs().certs)?;
    Ok(CONFIG.get_or_init(|| config).clone())
}

fn config(trusted: Vec<CertificateDer<'static>>) -> Result<Arc<ClientConfig>> {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(trusted);
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(Arc::new(config))
}

impl AsyncRead for Stream {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Stream::Plain(tcp) => Pin::new(tcp).poll_read(context, buffer),
            Stream::Tls(tls) => Pin::new(tls).poll_read(context, buffer),
        }
    }
}

impl AsyncWrite for Stream {
    fn poll_write(self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        match self.get_mut() {
            Stream::Plain(tcp) => Pin::new(tcp).poll_write(context, bytes),
            Stream::Tls(tls) => Pin::new(tls).poll_write(context, bytes),
        }
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Stream::Plain(tcp) => Pin::new(tcp).poll_flush(context),
            Stream::Tls(tls) => Pin::new(tls).poll_flush(context),
        }
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Stream::Plain(tcp) => Pin::new(tcp).poll_shutdown(context),
            Stream::Tls(tls) => Pin::new(tls).poll_shutdown(context),
        }
    }
}
