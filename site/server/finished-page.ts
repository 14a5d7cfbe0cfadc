import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { CachedPage, Encoding, Variant } from "./page-cache.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const brotliQuality = 5;

const everyEncoding: readonly Encoding[] = ["br", "gzip"];

/** An answer compressed once for all who will ask for it, or in the one encoding in which it is sent. */
export async function finishPage(
  status: number,
  headers: Record<string, string>,
  body: Buffer,
  encodings = everyEncoding,
): Promise<CachedPage> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gz] = await Promise.all([
    encodings.includes("br") ? brotli(body, { params }) : undefined,
    encodings.includes("gzip") ? zip(body, { level: 6 }) : undefined,
  ]);
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 16);
  const variant = (encoding: Encoding, bytes: Buffer): Variant => {
    const etag = `"${hash}-${encoding}"`;
    const all = {
      ...headers,
      vary: "accept-encoding",
      etag,
      "content-length": String(bytes.length),
      ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
    };
    return { body: bytes, etag, headers: Object.entries(all).flat() };
  };
  const identity = variant("identity", body);
  return {
    status,
    variants: {
      br: br ? variant("br", br) : identity,
      gzip: gz ? variant("gzip", gz) : identity,
      identity,
    },
    bytes: body.length + (br?.length ?? 0) + (gz?.length ?? 0),
  };
}

/** The best encoding that the request accepts. */
export function acceptedEncoding(request: IncomingMessage): Encoding {
  const accepted = request.headers["accept-encoding"];
  if (typeof accepted !== "string") return "identity";
  if (accepts(accepted, "br")) return "br";
  return accepts(accepted, "gzip") ? "gzip" : "identity";
}

function accepts(header: string, encoding: string): boolean {
  const at = header.indexOf(encoding);
  if (at === -1) return false;
  return !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(header.slice(at + encoding.length));
}

/** Sends a finished page, or 304 to one who has it already. */
export function sendFinished(request: IncomingMessage, response: ServerResponse, page: CachedPage): void {
  const variant = page.variants[acceptedEncoding(request)];
  const known = request.headers["if-none-match"];
  if (known !== undefined && page.status === 200 && matches(known, variant.etag)) {
    response.writeHead(304, withoutBodyHeaders(variant.headers)).end();
    return;
  }
  response.writeHead(page.status, variant.headers);
  response.end(request.method === "HEAD" ? undefined : variant.body);
}

function matches(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch === "*" || ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

function withoutBodyHeaders(headers: string[]): string[] {
  const kept: string[] = [];
  for (let at = 0; at < headers.length; at += 2) {
    const [name = "", value = ""] = headers.slice(at, at + 2);
    if (name !== "content-length" && name !== "content-encoding") kept.push(name, value);
  }
  return kept;
}
