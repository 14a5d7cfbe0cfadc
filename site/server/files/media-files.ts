import { createReadStream, type Stats, statSync } from "node:fs";
import { stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { pipeline } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import send from "send";
import { decodedComponent } from "../http/address.ts";
import { acceptedEncoding } from "../http/encoded-response.ts";
import { compressible, contentType } from "./static-files.ts";

export type MediaFiles = {
  /** Serves a file of /media when this machine has it; false when another must. */
  serve(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<boolean>;
  /** Size in bytes, where the file is here. */
  sizeOf(href: string): number | undefined;
};

/** The media folder that site and backend share when they run on one machine. Names in it are never used again. */
export function createMediaFiles(folder: string, headers: Record<string, string>): MediaFiles {
  const fileAt = (pathname: string): string | undefined => {
    const name = decodedComponent(pathname.replace(/^\/media\//, ""));
    if (!name || name.includes("\0")) return undefined;
    const file = path.join(folder, name);
    return file.startsWith(folder + path.sep) ? file : undefined;
  };

  return {
    async serve(request, response, pathname) {
      if (request.method !== "GET" && request.method !== "HEAD") return false;
      const file = fileAt(pathname);
      if (!file) return false;
      const facts = await stat(file).catch(() => undefined);
      if (!facts?.isFile()) return false;
      sendFile(request, response, file, facts, headers);
      return true;
    },
    sizeOf(href) {
      if (!href.startsWith("/media/")) return undefined;
      const file = fileAt(href.replace(/[?#].*$/, ""));
      return file ? statSync(file, { throwIfNoEntry: false })?.size : undefined;
    },
  };
}

/** A picture or text opened on its own must not run as a page of this site; the viewer of PDFs needs no such guard. */
const runsNothing = {
  // The drawings bring styles of their own.
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  facts: Stats,
  headers: Record<string, string>,
) {
  const type = contentType(file);
  const packed = compressible.test(type);
  // Parts are counted in the bytes of the file itself.
  const encoding = packed && !request.headers.range ? acceptedEncoding(request, ["br", "gzip"]) : "identity";
  const version = `${facts.size.toString(36)}-${Math.round(facts.mtimeMs).toString(36)}`;
  const etag = encoding === "identity" ? `"${version}"` : `"${version}-${encoding}"`;
  const all = {
    ...headers,
    "content-type": type,
    "cache-control": "public, max-age=31536000, immutable",
    etag,
    ...(packed ? { vary: "accept-encoding" } : {}),
    ...(/svg|html|xml|text|octet/.test(type) ? runsNothing : {}),
  };
  for (const [name, value] of Object.entries(all)) response.setHeader(name, value);
  if (encoding === "identity") {
    const asked = encodeURIComponent(path.basename(file));
    const root = path.dirname(file);
    send(request, `/${asked}`, { root, cacheControl: false, etag: false, lastModified: false }).pipe(
      response,
    );
    return;
  }
  if (request.headers["if-none-match"] === etag) {
    response.writeHead(304).end();
    return;
  }
  response.writeHead(200, { "content-encoding": encoding });
  if (request.method === "HEAD") response.end();
  else pipeline(createReadStream(file), compressor(encoding, facts.size), response, () => {});
}

/** Compresses well rather than fast: these files are small, and whoever asked keeps them for good. */
function compressor(encoding: "br" | "gzip", size: number) {
  if (encoding === "gzip") return createGzip({ level: 9 });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return createBrotliCompress({ params: { [BROTLI_PARAM_QUALITY]: 9, [BROTLI_PARAM_SIZE_HINT]: size } });
}
