import type { CollectionConfig, Endpoint } from "payload";
import { ownRecords } from "../access/collection-access.ts";
import { env } from "../env.ts";
import { contentDisposition } from "../platform/http/content-disposition.ts";
import { noStoreJson } from "../platform/http/no-store-json.ts";
import { readStoredFile } from "../platform/storage/stored-files.ts";

/**
 * `GET /api/booklets/file/treatment.pdf`: what the site serves as `/booklets/treatment.pdf`. The address stays when a booklet is made
 * anew, so it is asked for each time whether the one at hand is still the newest.
 */
const fileEndpoint: Endpoint = {
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

/** The booklets that there are: one row for each PDF. They are made by themselves, so nobody writes them. */
export const booklets: CollectionConfig = {
  slug: "booklets",
  access: { ...ownRecords, read: () => true },
  admin: { hidden: true },
  disableDuplicate: true,
  lockDocuments: false,
  endpoints: [fileEndpoint],
  fields: [
    { name: "file", type: "text", required: true, unique: true },
    { name: "section", type: "text", required: true },
    { name: "largePrint", type: "checkbox", defaultValue: false },
    { name: "bytes", type: "number", required: true },
    // What it was made from, and its own bytes, each as a SHA-256.
    { name: "madeFrom", type: "text", required: true },
    { name: "stored", type: "text", required: true },
  ],
};
