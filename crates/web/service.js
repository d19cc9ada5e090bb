// Caches the client: after the first visit it starts offline. `cargo xtask client` writes the two
// lines above, `VERSION` (of all files together) and `FILES`.

const PREFIX = "witchstone-";
const NAME = PREFIX + VERSION;

// All files of a version or none: versions cannot be mixed.
self.addEventListener("install", (event) => event.waitUntil(fill()));

// Revalidates instead of reloading what the page has just loaded.
async function fill() {
  const cache = await caches.open(NAME);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" })));
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

// Only the client's own files are served from the cache; API responses never are.
const OWN = new Set(FILES.map((file) => new URL(file, self.location).pathname));

self.addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== self.location.origin || !OWN.has(pathname)) return;
  event.respondWith(cached(event.request));
});

async function cached(request) {
  const cache = await caches.open(NAME);
  return (await cache.match(request, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request);
}
