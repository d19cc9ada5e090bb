//! The files in `deploy/` keep what confines the server.

use std::fs;
use std::path::Path;

fn file(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../deploy").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn the_systemd_unit_bounds_memory_and_tasks_and_hides_the_system() {
    let unit = file("witchstone.service");
    for line in [
        "MemoryMax=1G",
        "TasksMax=256",
        "UMask=0077",
        "StateDirectoryMode=0700",
        "DynamicUser=yes",
        "NoNewPrivileges=yes",
        "CapabilityBoundingSet=",
        "ProtectSystem=strict",
        "ProtectHome=yes",
        "ProtectProc=invisible",
        "SystemCallFilter=~@privileged @resources",
    ] {
        assert!(unit.lines().any(|own| own == line), "{line} is missing");
    }
}

#[test]
fn every_container_is_confined_and_every_image_pinned() {
    let compose = file("compose.yaml");
    let (settings, services) = compose.split_once("\nservices:\n").unwrap();
    let (confined, node) = settings.split_once("x-node: &node").unwrap();
    for line in ["cap_drop: [ALL]", "no-new-privileges:true", "read_only: true", "x-confined: &confined"] {
        assert!(confined.contains(line), "{line} is missing");
    }
    assert!(node.contains("<<: *confined") && node.contains("mem_limit:") && node.contains("pids_limit:"));
    let (services, _) = services.split_once("\nnetworks:\n").unwrap();
    let names = services.lines().filter(|line| line.starts_with("  ") && !line.starts_with("   "));
    let count = names.filter(|line| line.ends_with(':')).count();
    let inherits = services.matches("<<: *confined").count() + services.matches("<<: *node").count();
    assert_eq!((count, inherits), (4, 4));
    let images: Vec<&str> = compose.lines().filter_map(|line| line.trim().strip_prefix("image: ")).collect();
    assert_eq!(images.len(), 2);
    for image in images {
        let (_, tag) = image.split_once(':').unwrap();
        assert!(tag.contains('.') && !tag.contains("latest"), "{image} is not pinned to a version");
    }
}
