//! A PostgreSQL that a test starts itself, in a temporary folder, on a unix socket.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A cluster; it is stopped and removed with this.
pub struct Cluster {
    folder: tempfile::TempDir,
    programs: PathBuf,
}

impl Cluster {
    /// Starts one. That PostgreSQL is not installed is an error, never a reason to skip a test.
    pub fn start() -> Cluster {
        let folder = tempfile::tempdir().unwrap();
        let cluster = Cluster { programs: programs(), folder };
        let folder = cluster.folder.path();
        std::fs::create_dir(folder.join("socket")).unwrap();
        if is_root() {
            run(Command::new("chown").args(["-R", "postgres"]).arg(folder));
        }
        let data = folder.join("data");
        run(cluster.command("initdb").args(["--auth=trust", "--username=postgres", "-D"]).arg(&data));
        let settings = format!(
            "listen_addresses = ''\nunix_socket_directories = '{}'\nmax_connections = 200\n\
             shared_buffers = 32MB\n",
            folder.join("socket").display()
        );
        let file = data.join("postgresql.conf");
        let old = std::fs::read_to_string(&file).unwrap();
        std::fs::write(&file, format!("{old}\n{settings}")).unwrap();
        cluster.up();
        cluster
    }

    /// A program of PostgreSQL, run as a user who may run it: the server refuses root.
    fn command(&self, program: &str) -> Command {
        let path = self.programs.join(program);
        let mut command = if is_root() {
            let mut command = Command::new("setpriv");
            command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups"]).arg(path);
            command
        } else {
            Command::new(path)
        };
        command.current_dir(self.folder.path());
        command
    }

    fn control(&self, arguments: &[&str]) {
        let (data, log) = (self.folder.path().join("data"), self.folder.path().join("log"));
        run(self.command("pg_ctl").args(["-w", "-D"]).arg(data).arg("-l").arg(log).args(arguments));
    }

    /// Starts the database after [`Cluster::down`].
    pub fn up(&self) {
        self.control(&["start"]);
    }

    /// Cuts the database off: every connection is lost.
    pub fn down(&self) {
        self.control(&["stop", "-m", "immediate"]);
    }

    /// A new, empty database; its URL.
    pub fn database(&self, name: &str) -> String {
        let socket = self.folder.path().join("socket");
        run(self.command("createdb").arg("-h").arg(&socket).args(["-U", "postgres", name]));
        format!("postgres://postgres@localhost/{name}?host={}", socket.display())
    }

    /// A new, empty database that cannot store every character; its URL.
    pub fn latin_database(&self, name: &str) -> String {
        let socket = self.folder.path().join("socket");
        let mut create = self.command("createdb");
        create.args(["--encoding=LATIN1", "--locale=C", "--template=template0", "-U", "postgres", "-h"]);
        run(create.arg(&socket).arg(name));
        format!("postgres://postgres@localhost/{name}?host={}", socket.display())
    }

    /// Listens on a port of this machine too, over TLS if there is a certificate, whose key is beside it; returns the port.
    pub fn listen(&self, certificate: Option<&Path>) -> u16 {
        let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let data = self.folder.path().join("data");
        let mut settings = format!("listen_addresses = '127.0.0.1'\nport = {port}\n");
        if let Some(certificate) = certificate {
            for (from, to) in [
                (certificate.to_owned(), "server.crt"),
                (certificate.with_file_name("key.pem"), "server.key"),
            ] {
                let to = data.join(to);
                std::fs::copy(from, &to).unwrap();
                run(Command::new("chmod").arg("600").arg(&to));
                if is_root() {
                    run(Command::new("chown").arg("postgres").arg(&to));
                }
            }
            settings.push_str("ssl = on\n");
        }
        let file = data.join("postgresql.conf");
        let old = std::fs::read_to_string(&file).unwrap();
        std::fs::write(&file, format!("{old}\n{settings}")).unwrap();
        self.control(&["restart", "-m", "fast"]);
        port
    }

    /// Fills a database from a dump.
    pub fn load(&self, name: &str, dump: &str) {
        let (socket, file) = (self.folder.path().join("socket"), self.folder.path().join("dump.sql"));
        std::fs::write(&file, dump).unwrap();
        let mut psql = self.command("psql");
        psql.args(["--set=ON_ERROR_STOP=1", "-U", "postgres", "-h"]).arg(socket);
        run(psql.args(["-d", name, "-f"]).arg(file));
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let data = self.folder.path().join("data");
        // It may be down already.
        let _ = quiet(self.command("pg_ctl").arg("-D").arg(data).args(["stop", "-m", "immediate"])).status();
    }
}

fn programs() -> PathBuf {
    let versions = std::fs::read_dir("/usr/lib/postgresql").expect("PostgreSQL is not installed");
    let folders = versions.filter_map(|entry| Some(entry.ok()?.path().join("bin")));
    folders.filter(|folder| folder.join("initdb").exists()).max().expect("PostgreSQL has no initdb")
}

fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt;
    std::fs::metadata(Path::new("/proc/self")).unwrap().uid() == 0
}

fn quiet(command: &mut Command) -> &mut Command {
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null())
}

fn run(command: &mut Command) {
    let status = quiet(command).status().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    assert!(status.success(), "{command:?}: {status}");
}
