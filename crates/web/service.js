// Keeps the client on the device: after the first visit it starts without network. `cargo xtask client` writes the two
// lines above, `VERSION` (of all files together) and `FILES`.

const PREFIX = "witchstone-";
const NAME = PREFIX + VERSION;

// All files of a version or none: half of one with half of another would not run.
self.addEventListener("install", (event) => event.waitUntil(fill()));

async function fill() {
  const cache = await caches.open(NAME);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: "reload" })));
}

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

async function takeOver() {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

// A new version waits until the player asks for it.
self.addEventListener("message", ({ data }) => {
  if (data === "take") self.skipWaiting();
});

// What the server says about tables is never kept.
self.addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const foreign = origin !== self.location.origin || pathname.startsWith("/api");
  if (event.request.method !== "GET" || foreign) return;
  event.respondWith(kept(event.request));
});

async function kept(request) {
  const cache = await caches.open(NAME);
  const page = request.mode === "navigate";
  return (await cache.match(page ? "./" : request, { ignoreSearch: true })) ?? fetch(request);
}
