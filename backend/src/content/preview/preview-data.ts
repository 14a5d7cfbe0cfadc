import type { Endpoint } from "payload";
import { env } from "../../env.ts";
import { globalPreviewStatus, previewStatus } from "./preview-status.ts";
import { isPreviewed, isPreviewedGlobal, opensPreview } from "./preview-url.ts";

const noStore = { "cache-control": "no-store", "x-robots-tag": "noindex" };
const refuse = (status: number, error: string) => Response.json({ error }, { status, headers: noStore });

/** Pictures of blocks and posters of their videos are three levels below the document. */
const depth = 3;

/**
 * Preview of a draft on the site.
 *
 * 1. The admin opens, or frames, `SITE_URL/preview?collection=…&id=…&path=…&token=…`. `collection` is `pages`, `news`,
 *    `stories` or `events`; `path` is where the finished document stands (`/about-us`, `/news/<slug>`, …). For the home page
 *    and the menu it is `home` or `navigation`, with `id=global`.
 * 2. The site asks `GET BACKEND_URL/api/preview-data?collection=…&id=…&token=…`, with the three as it got them, and draws
 *    the document as it would draw `path`, marked as a draft, with `noindex` and `no-store`. Nothing else of the snapshot
 *    changes.
 * 3. Answers: 200 `{ collection, doc, status }`, where `status` is how that stands to what visitors see and `doc` is the newest draft in the shape of the GraphQL answer (parse it with
 *    the collection's schema of the contract; fields beyond it are to be dropped); 403 `{ error: "token" }` when the token
 *    is wrong or older than 30 minutes; 404 `{ error: "unknown" }`.
 * 4. In the admin's frame, the page hears `message` events from the admin's origin whose `data.type` is
 *    `payload-document-event` whenever the draft was saved (while someone types, every 1.5 s), and reloads itself. It
 *    says that it is there with `parent.postMessage({ type: "payload-live-preview", ready: true }, adminOrigin)`. The site
 *    must allow the admin's origin in `frame-ancestors` for `/preview`.
 *
 * The token opens the one document it was made for.
 */
export const previewData: Endpoint = {
  path: "/preview-data",
  method: "get",
  handler: async ({ payload, searchParams }) => {
    const collection = searchParams.get("collection") ?? "";
    const id = searchParams.get("id") ?? "";
    const token = searchParams.get("token") ?? "";
    const isGlobal = isPreviewedGlobal(collection);
    if (!isGlobal && !isPreviewed(collection)) return refuse(404, "unknown");
    if (!opensPreview(token, { collection, id }, env.HOOK_SECRET, Date.now())) return refuse(403, "token");

    if (isGlobal) {
      const doc = await payload.findGlobal({ slug: collection, draft: true, depth });
      const status = await globalPreviewStatus(payload, collection, doc._status);
      return Response.json({ collection, doc, status }, { headers: noStore });
    }
    const doc = await payload.findByID({ collection, id, draft: true, depth, disableErrors: true });
    if (!doc) return refuse(404, "unknown");
    const status = await previewStatus(payload, { collection, id, newest: doc._status }, new Date());
    return status ? Response.json({ collection, doc, status }, { headers: noStore }) : refuse(404, "unknown");
  },
};
