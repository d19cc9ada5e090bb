//! `.cargo/cc` on machines without a C compiler: what it prints, what it runs, and what it leaves alone.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A machine whose programs are the scripts of one folder. They write what they are called with into `calls`.
struct Machine {
    folder: PathBuf,
}

impl Machine {
    /// A Debian without a C compiler. Installing `gcc` brings one.
    fn new(name: &str, user: u32) -> Machine {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("linker-{name}"));
        // A run before this one may have left it.
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(folder.join("bin")).unwrap();
        let machine = Machine { folder };
        machine.program("id", &format!("echo {user}"));
        machine.program("flock", "exit 0");
        machine.program("sudo", "echo \"sudo $*\" >>calls; shift; exec \"$@\"");
        let cc = "#!/bin/sh\\necho \"cc $*\" >>calls\\n";
        let brings = format!("printf '{cc}' >bin/cc; /bin/chmod 755 bin/cc");
        machine
            .program("apt-get", &format!("echo \"apt-get $*\" >>calls; [ $1 = update ] || {{ {brings}; }}"));
        machine
    }

    fn program(&self, name: &str, script: &str) {
        let file = self.folder.join("bin").join(name);
        fs::write(&file, format!("#!/bin/sh\n{script}\n")).unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).unwrap();
    }

    /// Links as cargo does.
    fn link(&self, ci: Option<&str>) -> Output {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../.cargo/cc");
        let mut command = Command::new(script);
        command.args(["-o", "program"]).current_dir(&self.folder).env_clear();
        command.env("PATH", self.folder.join("bin")).env("TMPDIR", &self.folder);
        if let Some(ci) = ci {
            command.env("CI", ci);
        }
        command.output().unwrap()
    }

    /// What was called, line by line.
    fn calls(&self) -> String {
        fs::read_to_string(self.folder.join("calls")).unwrap_or_default()
    }

    /// What is in the folder beside the programs and their calls.
    fn others(&self) -> Vec<String> {
        let files = fs::read_dir(&self.folder).unwrap();
        let names = files.map(|file| file.unwrap().file_name().to_string_lossy().into_owned());
        names.filter(|name| !["bin", "calls"].contains(&name.as_str())).collect()
    }
}

fn error(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn a_user_is_told_the_command_and_nothing_is_run() {
    for ci in [None, Some(""), Some("false")] {
        let machine = Machine::new("user", 1000);
        let output = machine.link(ci);
        assert_eq!(output.status.code(), Some(1));
        let command = "sudo apt-get update && sudo apt-get install --yes gcc libc6-dev";
        assert!(error(&output).contains(command), "{}", error(&output));
        assert_eq!((machine.calls().as_str(), machine.others()), ("", vec![]));
    }
}

#[test]
fn root_installs_a_compiler_without_sudo_and_links() {
    let machine = Machine::new("root", 0);
    let output = machine.link(None);
    assert!(output.status.success(), "{}", error(&output));
    assert!(error(&output).contains("apt-get update && apt-get install --yes gcc libc6-dev"));
    let expected = "apt-get update -qq\napt-get install -y -qq gcc libc6-dev\ncc -o program\n";
    assert_eq!((machine.calls().as_str(), machine.others()), (expected, vec![]));
    // There is one now: it is called, and nothing is printed.
    let output = machine.link(None);
    assert_eq!((error(&output).as_str(), machine.calls()), ("", format!("{expected}cc -o program\n")));
}

#[test]
fn continuous_integration_installs_without_a_password() {
    let machine = Machine::new("ci", 1000);
    let output = machine.link(Some("true"));
    assert!(output.status.success(), "{}", error(&output));
    let calls = machine.calls();
    assert!(
        calls.starts_with("sudo -n apt-get update -qq\n") && calls.ends_with("cc -o program\n"),
        "{calls}"
    );
}

#[test]
fn other_systems_are_told_what_to_install() {
    let machine = Machine::new("other", 0);
    fs::remove_file(machine.folder.join("bin/apt-get")).unwrap();
    let output = machine.link(Some("true"));
    assert_eq!(output.status.code(), Some(1));
    assert!(error(&output).contains("Install gcc (or clang)"), "{}", error(&output));
}
