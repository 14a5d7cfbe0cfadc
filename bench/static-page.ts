import { brotliCompressSync } from "node:zlib";
import { escapedMarkup } from "../contract/src/escaped-markup.ts";
import { startLocalServer } from "./local-server.ts";

/** What the hand-written page shows: the same words and the same picture in the same size, if it has one. */
export type StaticPage = {
  title: string;
  paragraphs: string[];
  hero?: { path: string; body: Buffer; type: string };
};

/** A server of one page as one writes it by hand: a few lines of CSS in its head, the picture first, no font, no script. */
export async function startStaticPage({ title, paragraphs, hero }: StaticPage) {
  const picture = hero ? `<img src="${hero.path}" alt="" fetchpriority="high">` : "";
  const html = brotliCompressSync(`<!doctype html><html lang="en-CA"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapedMarkup(title)}</title>
<style>body{margin:0;font:18px/1.6 system-ui}img{display:block;width:100%;height:260px;object-fit:cover}main{padding:1rem;max-width:40em}</style>
${picture}<main><h1>${escapedMarkup(title)}</h1>
${paragraphs.map((words) => `<p>${escapedMarkup(words)}</p>`).join("\n")}</main></html>`);
  const server = await startLocalServer((request, response) => {
    if (hero && request.url === hero.path) {
      response.writeHead(200, { "content-type": hero.type, "cache-control": "max-age=3600" }).end(hero.body);
    } else if (request.url === "/") {
      response
        .writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "br" })
        .end(html);
    } else {
      response.writeHead(404).end();
    }
  });
  return { url: `http://127.0.0.1:${server.port}/`, stop: server.stop };
}
