import type { Endpoint } from "payload";
import { env } from "../env.ts";
import { contentDisposition } from "../platform/http/content-disposition.ts";
import { noStoreJson } from "../platform/http/no-store-json.ts";
import { readStoredFile } from "../platform/storage/stored-files.ts";

/**
 * `GET /api/booklets/file/treatment.pdf`: what the site serves as `/booklets/treatment.pdf`. The address stays when a booklet is made
 * anew, so it is asked for each time whether the one at hand is still the newest.
 */
export const bookletFileEndpoint: Endpoint = {
  method: "get",
  path: "/file/:file",
  handler: async ({ payload, routeParams, headers }) => {
    const { docs } = await payload.find({
      collection: "booklets",
      where: { file: { equals: String(routeParams?.file) } },
      limit: 1,
    });
    const [booklet] = docs;
    if (!booklet) return noStoreJson({ error: "not_found" }, 404);
    const tag = `"${booklet.stored.slice(0, 32)}"`;
    const about = {
      etag: tag,
      "cache-control": "public, no-cache",
      // Search engines are to show the pages, which are easier to read.
      link: `<${new URL(booklet.section, env.SITE_URL).href}>; rel="canonical"`,
    };
    if (headers.get("if-none-match") === tag) return new Response(null, { status: 304, headers: about });
    const bytes = await readStoredFile("booklets", booklet.stored);
    return new Response(new Uint8Array(bytes), {
      headers: {
        ...about,
        "content-type": "application/pdf",
        "content-length": String(bytes.length),
        "content-disposition": contentDisposition("inline", booklet.file),
      },
    });
  },
};
