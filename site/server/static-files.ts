import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { CachedPage, Encoding, Variant } from "./page-cache.ts";

const brotli = promisify(brotliCompress);

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".gif": "image/gif",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".pdf": "application/pdf",
  ".mp4": "video/mp4",
  ".webm": "video/webm",
  ".vtt": "text/vtt; charset=utf-8",
};
export const compressible = /^(text\/|application\/(json|xml|manifest)|image\/svg)/;

export function contentType(file: string): string {
  return types[path.extname(file).toLowerCase()] ?? "application/octet-stream";
}

/** Files of the build that are served from memory. */
export type StaticFiles = ReadonlyMap<string, CachedPage>;

/**
 * Reads the built client folder, by URL path. Files under /assets/ carry a hash in their name and are good for ever;
 * the others are asked for again. Compressed versions replace the plain ones as they get ready.
 */
export function readStaticFiles(
  folder: string,
  headers: Record<string, string>,
): { files: StaticFiles; compressed: Promise<void> } {
  const files = new Map<string, CachedPage>();
  const waiting: [string, Buffer][] = [];
  for (const file of filesBelow(folder)) {
    const url = `/${path.relative(folder, file).split(path.sep).join("/")}`;
    const body = readFileSync(file);
    files.set(url, staticFile(url, body, body, headers));
    if (compressible.test(contentType(url)) && body.length > 500) waiting.push([url, body]);
  }
  return { files, compressed: compressAll(files, waiting, headers) };
}

async function compressAll(
  files: Map<string, CachedPage>,
  waiting: [string, Buffer][],
  headers: Record<string, string>,
) {
  for (const [url, body] of waiting) {
    const br = await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    if (br.length < body.length) files.set(url, staticFile(url, body, br, headers));
  }
}

function staticFile(url: string, body: Buffer, br: Buffer, headers: Record<string, string>): CachedPage {
  const immutable = url.startsWith("/assets/");
  const type = contentType(url);
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 16);
  const variant = (encoding: Encoding, bytes: Buffer): Variant => {
    const etag = `"${hash}-${encoding}"`;
    const all = {
      ...headers,
      "content-type": type,
      "cache-control": immutable ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      etag,
      "content-length": String(bytes.length),
      ...(compressible.test(type) ? { vary: "accept-encoding" } : {}),
      ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
    };
    return { body: bytes, etag, headers: Object.entries(all).flat() };
  };
  const identity = variant("identity", body);
  const best = br === body ? identity : variant("br", br);
  return { status: 200, variants: { br: best, gzip: identity, identity }, bytes: body.length + br.length };
}

function* filesBelow(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (statSync(file).isDirectory()) yield* filesBelow(file);
    else if (!name.startsWith(".")) yield file;
  }
}
