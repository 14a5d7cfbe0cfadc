import { createReadStream, type Stats, statSync } from "node:fs";
import { stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { pipeline } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import { acceptedEncoding } from "./finished-page.ts";
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
    const name = decoded(pathname.replace(/^\/media\//, ""));
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
      send(request, response, file, facts, headers);
      return true;
    },
    sizeOf(href) {
      if (!href.startsWith("/media/")) return undefined;
      const file = fileAt(href.replace(/[?#].*$/, ""));
      return file ? statSync(file, { throwIfNoEntry: false })?.size : undefined;
    },
  };
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  facts: Stats,
  headers: Record<string, string>,
) {
  const type = contentType(file);
  const packed = compressible.test(type);
  // Parts are counted in the bytes of the file itself.
  const encoding = packed && !request.headers.range ? acceptedEncoding(request) : "identity";
  const version = `${facts.size.toString(36)}-${Math.round(facts.mtimeMs).toString(36)}`;
  const etag = encoding === "identity" ? `"${version}"` : `"${version}-${encoding}"`;
  const shared = {
    ...headers,
    "content-type": type,
    "cache-control": "public, max-age=31536000, immutable",
    ...(packed ? { vary: "accept-encoding" } : {}),
    ...(encoding === "identity" ? { "accept-ranges": "bytes" } : { "content-encoding": encoding }),
    etag,
    // A picture or text opened on its own must not run as a page of this site; the viewer of PDFs needs no such guard.
    // The drawings bring styles of their own.
    ...(/svg|html|xml|text|octet/.test(type)
      ? { "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox" }
      : {}),
  };
  if (request.headers["if-none-match"] === etag) {
    response.writeHead(304, shared).end();
    return;
  }
  if (encoding !== "identity") {
    response.writeHead(200, shared);
    if (request.method === "HEAD") response.end();
    else pipeline(createReadStream(file), compressor(encoding, facts.size), response, () => {});
    return;
  }
  const range = rangeOf(request, facts.size, etag);
  if (range === "none") {
    response.writeHead(416, { ...shared, "content-range": `bytes */${facts.size}` }).end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: facts.size - 1 };
  response.writeHead(range ? 206 : 200, {
    ...shared,
    "content-length": Math.max(0, end - start + 1),
    ...(range ? { "content-range": `bytes ${start}-${end}/${facts.size}` } : {}),
  });
  if (request.method === "HEAD" || facts.size === 0) {
    response.end();
    return;
  }
  pipeline(createReadStream(file, { start, end }), response, () => {});
}

/** Compresses well rather than fast: these files are small, and whoever asked keeps them for good. */
function compressor(encoding: "br" | "gzip", size: number) {
  if (encoding === "gzip") return createGzip({ level: 9 });
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return createBrotliCompress({ params: { [BROTLI_PARAM_QUALITY]: 9, [BROTLI_PARAM_SIZE_HINT]: size } });
}

/** One byte range (RFC 9110); several at once are answered with the whole file, as the standard allows. */
function rangeOf(
  request: IncomingMessage,
  size: number,
  etag: string,
): { start: number; end: number } | "none" | undefined {
  const condition = request.headers["if-range"];
  const asked = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? "");
  if (!asked || (condition !== undefined && condition !== etag)) return undefined;
  const [, from = "", to = ""] = asked;
  if (from === "" && to === "") return undefined;
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  return start > end || start >= size ? "none" : { start, end };
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
