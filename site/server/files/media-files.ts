import { createReadStream, statSync } from "node:fs";
import { stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { pipeline } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import type { SiteEnv } from "../env.ts";
import { decodedComponent } from "../http/address.ts";
import { acceptedEncoding } from "../http/encoded-response.ts";
import { commonHeaders } from "../http/security-headers.ts";
import { compressible, contentType, sendFile } from "./static-files.ts";

/** A file lies right in the folder, so its name is one segment. */
function fileOf(env: SiteEnv, pathname: string): string | undefined {
  const name = decodedComponent(pathname.slice("/media/".length));
  return name && !/^\.|[/\\\0]/.test(name) ? path.join(env.DATA_DIR, "media", name) : undefined;
}

/** Size in bytes of a file of /media, where this machine has it. */
export function mediaFileSize(env: SiteEnv, href: string): number | undefined {
  const file = href.startsWith("/media/") && fileOf(env, href.replace(/[?#].*$/, ""));
  return file ? statSync(file, { throwIfNoEntry: false })?.size : undefined;
}

/** A picture or text opened on its own must not run as a page of this site; the viewer of PDFs needs no such guard. */
const runsNothing = {
  // The drawings bring styles of their own.
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/**
 * Serves a file of the media folder, which site and backend share when they run on one machine; false when it is not there, and
 * another must. Names in it are never used again.
 */
export async function serveMedia(
  request: IncomingMessage,
  response: ServerResponse,
  env: SiteEnv,
  pathname: string,
): Promise<boolean> {
  const file = fileOf(env, pathname);
  if (!file) return false;
  const facts = await stat(file).catch(() => undefined);
  if (!facts?.isFile()) return false;
  const type = contentType(file);
  const packed = compressible.test(type);
  const encoding = packed && !request.headers.range ? acceptedEncoding(request, ["br", "gzip"]) : "identity";
  const version = `${facts.size.toString(36)}-${Math.round(facts.mtimeMs).toString(36)}`;
  const headers = {
    ...commonHeaders(env.https),
    "content-type": type,
    "cache-control": "public, max-age=31536000, immutable",
    etag: encoding === "identity" ? `"${version}"` : `"${version}-${encoding}"`,
    ...(packed ? { vary: "accept-encoding" } : {}),
    ...(/svg|html|xml|text|octet/.test(type) ? runsNothing : {}),
  };
  if (encoding === "identity")
    sendFile(request, response, { root: path.dirname(file), name: `/${path.basename(file)}`, headers });
  else if (request.headers["if-none-match"] === headers.etag) response.writeHead(304, headers).end();
  else {
    response.writeHead(200, { ...headers, "content-encoding": encoding });
    if (request.method === "HEAD") response.end();
    else pipeline(createReadStream(file), compressor(encoding, facts.size), response, () => {});
  }
  return true;
}

/** Compresses well rather than fast: these files are small, and whoever asked keeps them for good. */
function compressor(encoding: "br" | "gzip", size: number) {
  if (encoding === "gzip") return createGzip({ level: 9 });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return createBrotliCompress({ params: { [BROTLI_PARAM_QUALITY]: 9, [BROTLI_PARAM_SIZE_HINT]: size } });
}
