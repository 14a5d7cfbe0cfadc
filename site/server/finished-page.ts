import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzip,
  gzipSync,
  type ZstdOptions,
  zstdCompress,
  zstdCompressSync,
  zstdDecompressSync,
} from "node:zlib";

const ways = { br: promisify(brotliCompress), zstd: promisify(zstdCompress), gzip: promisify(gzip) };

export type Encoding = "br" | "zstd" | "gzip" | "identity";
type Variant = { body: Buffer; etag: string; headers: string[] };

/**
 * A finished answer. Each encoding is made when it is first asked for, with its own ETag and ready-made headers: quickly
 * the first time, because most of what is not kept is asked for once, and as small as it is worth when it is asked for again.
 */
export type FinishedPage = {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Until it is there in an encoding, out of which `bodyOf` unpacks it: it takes four times as much memory. */
  body: Buffer | undefined;
  hash: string;
  variants: Map<Encoding, { effort: Effort; variant: Variant }>;
  /** What it takes in memory once it has been asked for in each encoding. */
  bytes: number;
};

/**
 * Which encoding is made, best first, of those that a browser takes. Of a page of 123 KB, `quick`: brotli 29.2 KB in 1.2 ms,
 * gzip 30.5 KB in 1.0 ms; `small`: brotli 25.6 KB in 2.0 ms, gzip 27.1 KB in 1.8 ms. Of one of 151 KB zstd makes 35.4 KB in
 * 0.29 ms at level 2, and 34.9 KB in 0.47 ms at level 3.
 */
const efforts = {
  quick: { order: ["zstd", "br", "gzip"], zstd: 2, br: 3, gzip: 3 },
  small: { order: ["br", "zstd", "gzip"], zstd: 9, br: 5, gzip: 6 },
} as const;
type Effort = keyof typeof efforts;

/** HTML takes a quarter of its size in either encoding; its place is given for two. */
const withEncodings = 1.5;

export function finishPage(status: number, headers: Record<string, string>, body: Buffer): FinishedPage {
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 16);
  return { status, headers, body, hash, variants: new Map(), bytes: body.length * withEncodings };
}

/** What is sent in an encoding: the bytes with their own ETag and headers. Kept with the page for the next. */
function keepVariant(page: FinishedPage, encoding: Encoding, effort: Effort, bytes: Buffer): Variant {
  const etag = `"${page.hash}-${encoding}"`;
  const all = {
    ...page.headers,
    vary: "accept-encoding",
    etag,
    "content-length": String(bytes.length),
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
  };
  const variant = { body: bytes, etag, headers: Object.entries(all).flat() };
  page.variants.set(encoding, { effort: encoding === "identity" ? "small" : effort, variant });
  page.body = undefined;
  return variant;
}

type Compressed = Exclude<Encoding, "identity">;

const unpacked = {
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
  gzip: gunzipSync,
  identity: (body: Buffer) => body,
};

/** The page as it was drawn. */
export function bodyOf(page: FinishedPage): Buffer {
  if (page.body) return page.body;
  const [first] = page.variants;
  if (!first) throw new Error("A finished page has neither a body nor an encoding.");
  const [encoding, { variant }] = first;
  return unpacked[encoding](variant.body);
}

function settings(encoding: Compressed, effort: Effort, size: number): ZstdOptions & { level?: number } {
  const level = efforts[effort][encoding];
  if (encoding === "gzip") return { level };
  return encoding === "br"
    ? { params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: size } }
    : { params: { [constants.ZSTD_c_compressionLevel]: level }, pledgedSrcSize: size };
}

/**
 * In the page's own turn: in the background a crowd's pages would be compressed all at once, and take the processor from
 * those that are ready to be sent.
 */
function quickly(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === "identity") return body;
  const options = settings(encoding, "quick", body.length);
  if (encoding === "zstd") return zstdCompressSync(body, options);
  return encoding === "br" ? brotliCompressSync(body, options) : gzipSync(body, options);
}

/** In the background: there is an answer to send meanwhile. */
async function makeSmaller(page: FinishedPage, encoding: Compressed): Promise<void> {
  const body = bodyOf(page);
  keepVariant(page, encoding, "small", await ways[encoding](body, settings(encoding, "small", body.length)));
  // It was for the first reader.
  if (encoding !== "zstd") page.variants.delete("zstd");
}

/** The best encoding of this effort that the request accepts. */
function encodingFor(request: IncomingMessage, effort: Effort): Encoding {
  const accepted = request.headers["accept-encoding"];
  if (typeof accepted !== "string") return "identity";
  return efforts[effort].order.find((encoding) => accepts(accepted, encoding)) ?? "identity";
}

/** The best encoding that the request accepts of a file that is there in brotli or gzip. */
export function acceptedEncoding(request: IncomingMessage): "br" | "gzip" | "identity" {
  const accepted = request.headers["accept-encoding"];
  if (typeof accepted !== "string") return "identity";
  return (["br", "gzip"] as const).find((encoding) => accepts(accepted, encoding)) ?? "identity";
}

function accepts(header: string, encoding: string): boolean {
  const at = header.indexOf(encoding);
  if (at === -1) return false;
  return !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(header.slice(at + encoding.length));
}

/**
 * Sends a page at once where an encoding that the request wants is there, and has it made smaller for the next when this
 * was not the first time.
 */
export function sendReady(request: IncomingMessage, response: ServerResponse, page: FinishedPage): boolean {
  const encoding = encodingFor(request, "small");
  const small = page.variants.get(encoding);
  const ready = small?.effort === "small" ? small : page.variants.get(encodingFor(request, "quick"));
  if (!ready) return false;
  if (ready.effort === "quick" && encoding !== "identity") {
    ready.effort = "small";
    // Where that fails (no memory), what is there goes on being sent.
    makeSmaller(page, encoding).catch(() => undefined);
  }
  sendVariant(request, response, page, ready.variant);
  return true;
}

/** Sends a finished page, or 304 to one who has it already. */
export function sendFinished(request: IncomingMessage, response: ServerResponse, page: FinishedPage): void {
  if (sendReady(request, response, page)) return;
  const encoding = encodingFor(request, "quick");
  sendVariant(request, response, page, keepVariant(page, encoding, "quick", quickly(bodyOf(page), encoding)));
}

function sendVariant(
  request: IncomingMessage,
  response: ServerResponse,
  page: FinishedPage,
  variant: Variant,
): void {
  if (page.status === 200 && hasAlready(request, page)) {
    response.writeHead(304, withoutBodyHeaders(variant.headers)).end();
    return;
  }
  response.writeHead(page.status, variant.headers);
  response.end(request.method === "HEAD" ? undefined : variant.body);
}

/** Whether the asker names the page in an encoding that it takes: the one it has need not be the one that is sent now. */
function hasAlready({ headers }: IncomingMessage, page: FinishedPage): boolean {
  const known = headers["if-none-match"];
  if (known === undefined || known === "*") return known === "*";
  const start = `"${page.hash}-`;
  return known.split(",").some((tag) => {
    const own = tag.trim().replace(/^W\//, "");
    if (!own.startsWith(start)) return false;
    const encoding = own.slice(start.length, -1);
    return encoding === "identity" || accepts(String(headers["accept-encoding"]), encoding);
  });
}

function withoutBodyHeaders(headers: string[]): string[] {
  const kept: string[] = [];
  for (let at = 0; at < headers.length; at += 2) {
    const [name = "", value = ""] = headers.slice(at, at + 2);
    if (name !== "content-length" && name !== "content-encoding") kept.push(name, value);
  }
  return kept;
}
