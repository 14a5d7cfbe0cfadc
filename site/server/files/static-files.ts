import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
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

/** Files of the build. */
export type StaticFiles = {
  /** Serves the file at a decoded path; false when there is none. */
  serve(request: IncomingMessage, response: ServerResponse, pathname: string): boolean;
  /** The text of a file, to stand inside a page. */
  textOf(pathname: string): string | undefined;
};

export const noStaticFiles: StaticFiles = { serve: () => false, textOf: () => undefined };

/**
 * The built client folder, by URL path. Files under /assets/ carry a hash in their name and are good for ever; the others
 * are asked for again. Where the build has put a compressed file beside a file (`bin/lib/build.ts`), that one is sent to
 * browsers that take it.
 */
export function readStaticFiles(folder: string, headers: Record<string, string>): StaticFiles {
  const names = [...filesBelow(folder)].map(
    (file) => `/${path.relative(folder, file).split(path.sep).join("/")}`,
  );
  const compressed = new Set(names.filter((name) => name.endsWith(".br")));
  const hashes = new Map(
    names
      .filter((name) => !compressed.has(name))
      .map((name) => [
        name,
        createHash("sha256")
          .update(readFileSync(folder + name))
          .digest("base64url"),
      ]),
  );
  const texts = new Map<string, string>();
  return {
    serve(request, response, pathname) {
      const hash = hashes.get(pathname)?.slice(0, 16);
      if (!hash) return false;
      const encoding = compressed.has(`${pathname}.br`) ? acceptedEncoding(request, ["br"]) : "identity";
      const type = contentType(pathname);
      const all = {
        ...headers,
        "content-type": type,
        "cache-control": pathname.startsWith("/assets/")
          ? "public, max-age=31536000, immutable"
          : "public, max-age=3600",
        etag: `"${hash}-${encoding}"`,
        ...(compressible.test(type) ? { vary: "accept-encoding" } : {}),
        ...(encoding === "br" ? { "content-encoding": "br" } : {}),
      };
      for (const [name, value] of Object.entries(all)) response.setHeader(name, value);
      const name = encoding === "br" ? `${pathname}.br` : pathname;
      send(request, encodeURI(name), {
        root: folder,
        cacheControl: false,
        etag: false,
        lastModified: false,
        // Parts are counted in the bytes of the file itself.
        acceptRanges: encoding === "identity",
      }).pipe(response);
      return true;
    },
    textOf(pathname) {
      if (!hashes.has(pathname)) return undefined;
      const text = texts.get(pathname) ?? readFileSync(folder + pathname, "utf8");
      texts.set(pathname, text);
      return text;
    },
  };
}

function* filesBelow(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (statSync(file).isDirectory()) yield* filesBelow(file);
    else if (!name.startsWith(".")) yield file;
  }
}
