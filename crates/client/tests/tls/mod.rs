//! A TLS proxy with a self-signed certificate that this process trusts, for tests of `https://`.

use std::net::SocketAddr;
use std::process::Command;
use std::sync::{Arc, LazyLock};

use rustls::ServerConfig;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;

/// A certificate for `localhost` that only itself has signed, and its key, as PEM files.
pub struct Certificate {
    folder: tempfile::TempDir,
}

impl Certificate {
    /// Makes one.
    pub fn new() -> Certificate {
        let certificate = Certificate { folder: tempfile::tempdir().unwrap() };
        let made = Command::new("openssl")
            .args(["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"])
            .args(["-addext", "subjectAltName=DNS:localhost"])
            // What signs may not be what serves, unless it is said to be no authority.
            .args(["-addext", "basicConstraints=critical,CA:FALSE"])
            .arg("-out")
            .arg(certificate.file("cert.pem"))
            .arg("-keyout")
            .arg(certificate.file("key.pem"))
            .output()
            .unwrap();
        assert!(made.status.success(), "{made:?}");
        certificate
    }

    fn file(&self, name: &str) -> std::path::PathBuf {
        self.folder.path().join(name)
    }

    /// The certificate's file, for `SSL_CERT_FILE`.
    #[allow(dead_code)] // Not every test starts another program.
    pub fn path(&self) -> std::path::PathBuf {
        self.file("cert.pem")
    }

    fn server(&self) -> TlsAcceptor {
        let chain = CertificateDer::pem_file_iter(self.file("cert.pem")).unwrap();
        let chain = chain.collect::<Result<Vec<_>, _>>().unwrap();
        let key = PrivateKeyDer::from_pem_file(self.file("key.pem")).unwrap();
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ServerConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(chain, key)
            .unwrap();
        TlsAcceptor::from(Arc::new(config))
    }
}

/// The certificate that this process trusts.
static TRUSTED: LazyLock<Certificate> = LazyLock::new(|| {
    let certificate = Certificate::new();
    witchstone_client::trust_only(&certificate.path()).unwrap();
    certificate
});

/// A TLS proxy in front of a server.
pub struct Proxy {
    /// Its URL, `https://localhost:…`.
    pub url: String,
    task: tokio::task::JoinHandle<()>,
}

impl Proxy {
    /// A proxy whose certificate the clients of this process trust.
    #[allow(dead_code)] // Not every test trusts it.
    pub async fn to(server: SocketAddr) -> Proxy {
        Proxy::with(&TRUSTED, server).await
    }

    /// A proxy with this certificate.
    pub async fn with(certificate: &Certificate, server: SocketAddr) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("https://localhost:{}", listener.local_addr().unwrap().port());
        let tls = certificate.server();
        let task = tokio::spawn(async move {
            loop {
                let (outside, _) = listener.accept().await.unwrap();
                let tls = tls.clone();
                tokio::spawn(async move {
                    // A client that does not trust the certificate ends the handshake.
                    let Ok(mut outside) = tls.accept(outside).await else { return };
                    let mut inside = TcpStream::connect(server).await.unwrap();
                    let _ = tokio::io::copy_bidirectional(&mut outside, &mut inside).await;
                });
            }
        });
        Proxy { url, task }
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.task.abort();
    }
}
