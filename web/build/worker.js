// Keeps the shell of casetta at hand; games themselves need the server.
const FILES = "FILES";
const NAME = "casetta-VERSION";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(NAME)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const drop = (names) => Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name)));
  event.waitUntil(
    caches
      .keys()
      .then(drop)
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/api/") || url.pathname === "/ws") return;
  event.respondWith(event.request.mode === "navigate" ? page(event.request) : file(event.request));
});

// A page comes fresh from the server, and from the cache when that is out of reach.
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match("/")) ?? Response.error();
  }
}

// A file with a hash in its name never changes.
async function file(request) {
  return (await caches.match(request, { ignoreSearch: true })) ?? fetch(request);
}
