import { startLocalServer } from "./local-server.ts";

/**
 * A page of another site, such as a list of search results, from which a reader comes. A visit that began on the empty page
 * of a new window would have Chromium change processes in its midst for a page with a `Cross-Origin-Opener-Policy`, and
 * keep the one that it has for a page without.
 */
export async function startElsewhere() {
  const server = await startLocalServer((_request, response) => {
    response
      .writeHead(200, { "content-type": "text/html; charset=utf-8" })
      .end("<!doctype html><title>Search results</title><p>Search results");
  });
  return { url: `http://elsewhere.localhost:${server.port}/`, stop: server.stop };
}
