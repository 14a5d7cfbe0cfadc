import path from "node:path";
import { Readable } from "node:stream";
import type { Files } from "../../platform/storage/file-store.ts";
import { files } from "../../platform/storage/files.ts";
import { isFilesAway } from "../../platform/storage/s3-faults.ts";

const types: Record<string, string> = {
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".svg": "image/svg+xml",
  ".pdf": "application/pdf",
  ".webm": "video/webm",
  ".mp4": "video/mp4",
  ".vtt": "text/vtt; charset=utf-8",
};

/** First and last byte of a `Range` header of one range; undefined when it cannot be served. */
function byteRange(header: string, size: number): { start: number; end: number } | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header);
  if (!match || (match[1] === "" && match[2] === "")) return undefined;
  const start = match[1] === "" ? Math.max(0, size - Number(match[2])) : Number(match[1]);
  const end = match[1] !== "" && match[2] !== "" ? Math.min(Number(match[2]), size - 1) : size - 1;
  return start <= end ? { start, end } : undefined;
}

async function answer(request: Request, store: Files, name: string): Promise<Response> {
  const type = types[path.extname(name).toLowerCase()];
  const isPlain = path.basename(name) === name && !name.startsWith(".");
  const facts = type && isPlain ? await store.facts(`media/${name}`) : undefined;
  if (!type || !facts) return new Response("Not found", { status: 404 });

  const { bytes, changedAt } = facts;
  const etag = `"${bytes.toString(36)}-${changedAt.getTime().toString(36)}"`;
  const headers = {
    "content-type": type,
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    // A drawing opened on its own brings its styles, and runs and loads nothing.
    ...(type === "image/svg+xml"
      ? { "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox" }
      : {}),
    "accept-ranges": "bytes",
    "last-modified": changedAt.toUTCString(),
    etag,
  };
  if (request.headers.get("if-none-match")?.includes(etag))
    return new Response(null, { status: 304, headers });

  const requestedRange = request.headers.get("range");
  const range = requestedRange === null ? { start: 0, end: bytes - 1 } : byteRange(requestedRange, bytes);
  if (!range) {
    return new Response(null, {
      status: 416,
      headers: { ...headers, "content-range": `bytes */${bytes}` },
    });
  }
  const partial = requestedRange !== null;
  const head = {
    status: partial ? 206 : 200,
    headers: {
      ...headers,
      "content-length": String(bytes === 0 ? 0 : range.end - range.start + 1),
      ...(partial ? { "content-range": `bytes ${range.start}-${range.end}/${bytes}` } : {}),
    },
  };
  if (request.method === "HEAD" || bytes === 0) return new Response(null, head);
  const body = Readable.toWeb(await store.stream(`media/${name}`, range));
  return new Response(body as ReadableStream<Uint8Array>, head);
}

/**
 * A file of the media folder, for GET and HEAD, with ranges. Names are never used for another content, so it may be kept
 * for good. 404 for anything that is not a file right in the folder, 503 when the place where files lie does not answer.
 */
export async function serveMediaFile(request: Request, name: string, from = files): Promise<Response> {
  try {
    return await answer(request, await from(), name);
  } catch (error) {
    if (!isFilesAway(error)) throw error;
    return new Response("Try again in a minute", {
      status: 503,
      headers: { "cache-control": "no-store", "retry-after": "30" },
    });
  }
}
