import { startLocalServer } from "./local-server.ts";

/**
 * A page of another site, such as a list of search results, from which a reader comes. A visit that began on the empty page
 * of a new window would have Chromium change processes half-way for a page with a `Cross-Origin-Opener-Policy`, and
 * keep the one that it has for a page without: the picture was asked for 40 to 50 ms later, and stood as much later (572
 * against 548 ms). Coming from another site the browser changes processes anyway, and the header costs nothing (548 against
 * 564 ms, 16 visits of each), so it stays.
 */
export async function startElsewhere() {
  const server = await startLocalServer((_request, response) => {
    response
      .writeHead(200, { "content-type": "text/html; charset=utf-8" })
      .end("<!doctype html><title>Search results</title><p>Search results");
  });
  return { url: `http://elsewhere.localhost:${server.port}/`, stop: server.stop };
}
