import { hash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from "node:zlib";
import { idHeader } from "./request-id.ts";

/** An answer with its body in one encoding, ready for all who take that. Headers are names and values in turn. */
export type EncodedResponse = {
  status: number;
  etag: string;
  headers: readonly string[];
  /** Those of a 304. */
  headersWithoutBody: readonly string[];
  body: Buffer;
};

/**
 * How many bytes a Zstandard block is to have. A browser can show nothing of a block before its last byte is there, and one of
 * the usual 128 KB is most of a page: on a slow phone the donation form then stood after 440 ms, and in blocks of 4 KB after
 * 316, for 0.3 % more bytes (11 visits of each by turns). `ZSTD_c_targetCBlockSize` of zstd.h, which Node hands on but
 * has no name for: https://facebook.github.io/zstd/zstd_manual.html
 */
const zstdBlockSize = { parameter: 130, bytes: 4096 };

/**
 * The encodings of pages, best first. Zstandard at level 3 takes 0.66 ms a page less than at 5, which would make it 8 % smaller;
 * of a page of 151 KB brotli makes 30.5 KB in 2.6 ms, gzip 36.4 KB in 2.7 ms. In the page's own turn: in the background a
 * crowd's pages would be compressed all at once, and take the processor from those that are ready to be sent.
 */
const encoders = {
  zstd: (body: Buffer) =>
    zstdCompressSync(body, {
      params: { [constants.ZSTD_c_compressionLevel]: 3, [zstdBlockSize.parameter]: zstdBlockSize.bytes },
      pledgedSrcSize: body.length,
    }),
  br: (body: Buffer) =>
    brotliCompressSync(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer) => gzipSync(body, { level: 6 }),
  identity: (body: Buffer) => body,
};
export type Encoding = keyof typeof encoders;
const encodingsOfPages: readonly Encoding[] = ["zstd", "br", "gzip"];

/** The first of these encodings that the request accepts. */
export function acceptedEncoding<Offered extends Encoding>(
  { headers }: IncomingMessage,
  offered: readonly Offered[],
): Offered | "identity" {
  const accepted = headers["accept-encoding"];
  if (typeof accepted !== "string") return "identity";
  return offered.find((encoding) => accepts(accepted, encoding)) ?? "identity";
}

export const encodingOfPage = (request: IncomingMessage): Encoding =>
  acceptedEncoding(request, encodingsOfPages);

function accepts(header: string, encoding: string): boolean {
  const at = header.indexOf(encoding);
  return at !== -1 && !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(header.slice(at + encoding.length));
}

export function encodeResponse(
  status: number,
  headers: Record<string, string>,
  body: Buffer,
  encoding: Encoding,
): EncodedResponse {
  const encoded = encoders[encoding](body);
  const etag = `"${hash("sha256", encoded, "base64url").slice(0, 16)}"`;
  const headersWithoutBody = Object.entries({ ...headers, vary: "accept-encoding", etag }).flat();
  const ofBody = ["content-length", String(encoded.length)];
  if (encoding !== "identity") ofBody.push("content-encoding", encoding);
  return { status, etag, headers: [...headersWithoutBody, ...ofBody], headersWithoutBody, body: encoded };
}

/** Sends an answer, or 304 to one who has it already. */
export function sendEncoded(request: IncomingMessage, response: ServerResponse, encoded: EncodedResponse) {
  const { status, etag, headers, headersWithoutBody, body } = encoded;
  const own = Object.entries(idHeader(request)).flat();
  if (status === 200 && hasAlready(request, etag)) {
    response.writeHead(304, [...headersWithoutBody, ...own]).end();
    return;
  }
  response.writeHead(status, [...headers, ...own]);
  response.end(request.method === "HEAD" ? undefined : body);
}

function hasAlready({ headers }: IncomingMessage, etag: string): boolean {
  const known = headers["if-none-match"];
  if (known === undefined || known === "*") return known === "*";
  return known.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
