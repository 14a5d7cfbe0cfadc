import { createReadStream, existsSync, statSync } from "node:fs";
import { stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { pipeline } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import type { SiteEnv } from "../env.ts";
import { decodedComponent } from "../http/address.ts";
import { acceptedEncoding } from "../http/encoded-response.ts";
import { commonHeaders } from "../http/security-headers.ts";
import type { MediaCache } from "./media-cache.ts";
import { compressible, contentType, sendFile } from "./static-files.ts";

/** A file lies right in the folder, so its name is one segment. */
export function mediaName(pathname: string): string | undefined {
  const name = decodedComponent(pathname.replace(/[?#].*$/, "").slice("/media/".length));
  return pathname.startsWith("/media/") && name && !/^\.|[/\\\0]/.test(name) ? name : undefined;
}

/** The folder that site and backend share when they run on one machine; undefined where files lie elsewhere. */
export function sharedFolder(env: SiteEnv): string | undefined {
  const folder = path.join(env.DATA_DIR, "media");
  return env.S3_BUCKET || !existsSync(folder) ? undefined : folder;
}

/** Size in bytes of a file of /media, where this machine has it. */
export function mediaFileSize(env: SiteEnv, href: string): number | undefined {
  const [name, folder] = [mediaName(href), sharedFolder(env)];
  return name && folder ? statSync(path.join(folder, name), { throwIfNoEntry: false })?.size : undefined;
}

/** A picture or text opened on its own must not run as a page of this site; the viewer of PDFs needs no such guard. */
const runsNothing = {
  // The drawings bring styles of their own.
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/**
 * Serves a file of the shared media folder, or the copy of one that lies elsewhere; false when it is not there, and the
 * backend must answer. Names are never used again.
 */
export async function serveMedia(
  request: IncomingMessage,
  response: ServerResponse,
  env: SiteEnv,
  pathname: string,
  cache: MediaCache,
): Promise<boolean> {
  const [name, folder] = [mediaName(pathname), sharedFolder(env)];
  if (!name) return false;
  const file = folder ? path.join(folder, name) : await cache.file(name);
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
