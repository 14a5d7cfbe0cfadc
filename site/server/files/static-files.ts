import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import mime from "mime-types";
import send from "send";
import { acceptedEncoding } from "../http/encoded-response.ts";

/** Whether files of this type get smaller by compression. */
export const compressible = /^(text\/|application\/(json|xml|manifest)|image\/svg)/;

/** The type of a file by the end of its name. */
export const contentType = (file: string): string =>
  mime.contentType(path.extname(file)) || "application/octet-stream";

/** As a text for the page's policy, and as bytes for the page: most of a page's bytes are those of its styles. */
export type Stylesheet = { text: string; bytes: Buffer };

/** Files of the build. */
export type StaticFiles = {
  /** Serves the file at a decoded path; false when there is none. */
  serve(request: IncomingMessage, response: ServerResponse, pathname: string): boolean;
  /** A stylesheet that is to stand inside a page; none for one that would end there before its own end. */
  stylesheet(pathname: string): Stylesheet | undefined;
};

export const noStaticFiles: StaticFiles = { serve: () => false, stylesheet: () => undefined };

/**
 * Sends a file by itself or a part of it, or 304. Parts are counted in the bytes of the file itself, so that one which is sent
 * compressed comes whole.
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { root, name, headers }: { root: string; name: string; headers: Record<string, string> },
): void {
  for (const [header, value] of Object.entries(headers)) response.setHeader(header, value);
  const acceptRanges = headers["content-encoding"] === undefined;
  send(request, name.split("/").map(encodeURIComponent).join("/"), {
    ...{ root, acceptRanges, cacheControl: false, etag: false, lastModified: false },
  }).pipe(response);
}

/**
 * The built client folder, by URL path. Files under /assets/ carry a hash in their name and are good for ever; the others
 * are asked for again. Where the build has put a compressed file beside a file (`bin/lib/build.ts`), that one is sent to
 * browsers that take it.
 */
export function readStaticFiles(folder: string, headers: Record<string, string>): StaticFiles {
  const hashes = new Map<string, string>();
  const stylesheets = new Map<string, Stylesheet>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith(".")) continue;
    const file = path.join(entry.parentPath, entry.name);
    const name = `/${path.relative(folder, file).split(path.sep).join("/")}`;
    const bytes = readFileSync(file);
    hashes.set(name, hash("sha256", bytes, "base64url").slice(0, 16));
    if (name.endsWith(".css") && !/<\/(style|noscript)/.test(bytes.toString()))
      stylesheets.set(name, { text: bytes.toString(), bytes });
  }
  return {
    serve(request, response, pathname) {
      const version = hashes.get(pathname);
      if (!version || pathname.endsWith(".br")) return false;
      const encoding = hashes.has(`${pathname}.br`) ? acceptedEncoding(request, ["br"]) : "identity";
      const type = contentType(pathname);
      const all = {
        ...headers,
        "content-type": type,
        "cache-control": pathname.startsWith("/assets/")
          ? "public, max-age=31536000, immutable"
          : "public, max-age=3600",
        etag: `"${version}-${encoding}"`,
        ...(compressible.test(type) ? { vary: "accept-encoding" } : {}),
        ...(encoding === "br" ? { "content-encoding": "br" } : {}),
      };
      sendFile(request, response, {
        root: folder,
        name: encoding === "br" ? `${pathname}.br` : pathname,
        headers: all,
      });
      return true;
    },
    stylesheet: (pathname) => stylesheets.get(pathname),
  };
}
