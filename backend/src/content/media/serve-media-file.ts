import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";

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

/**
 * A file of the media folder, for GET and HEAD, with ranges. Names are never used for another content, so it may be kept
 * for good. 404 for anything that is not a file right in the folder.
 */
export async function serveMediaFile(request: Request, folder: string, name: string): Promise<Response> {
  const type = types[path.extname(name).toLowerCase()];
  const file = path.join(folder, name);
  const facts =
    path.dirname(file) === path.resolve(folder) && type ? await stat(file).catch(() => undefined) : undefined;
  if (!type || !facts?.isFile()) return new Response("Not found", { status: 404 });

  const etag = `"${facts.size.toString(36)}-${Math.floor(facts.mtimeMs).toString(36)}"`;
  const headers = {
    "content-type": type,
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    // A drawing opened on its own brings its styles, and runs and loads nothing.
    ...(type === "image/svg+xml"
      ? { "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox" }
      : {}),
    "accept-ranges": "bytes",
    "last-modified": facts.mtime.toUTCString(),
    etag,
  };
  if (request.headers.get("if-none-match")?.includes(etag))
    return new Response(null, { status: 304, headers });

  const requestedRange = request.headers.get("range");
  const range =
    requestedRange === null ? { start: 0, end: facts.size - 1 } : byteRange(requestedRange, facts.size);
  if (!range) {
    return new Response(null, {
      status: 416,
      headers: { ...headers, "content-range": `bytes */${facts.size}` },
    });
  }
  const partial = requestedRange !== null;
  const answer = {
    status: partial ? 206 : 200,
    headers: {
      ...headers,
      "content-length": String(facts.size === 0 ? 0 : range.end - range.start + 1),
      ...(partial ? { "content-range": `bytes ${range.start}-${range.end}/${facts.size}` } : {}),
    },
  };
  if (request.method === "HEAD" || facts.size === 0) return new Response(null, answer);
  const body = Readable.toWeb(createReadStream(file, range));
  return new Response(body as ReadableStream<Uint8Array>, answer);
}
