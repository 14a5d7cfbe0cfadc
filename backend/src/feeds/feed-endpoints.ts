import type { Endpoint } from "payload";
import { oembed } from "./oembed.ts";
import { instagramFeed, videoFeed } from "./public-feeds.ts";

/** JSON that browsers and proxies may keep for a minute: it is the same for everyone. */
const feedAnswer = (body: unknown) =>
  Response.json(body, { headers: { "Cache-Control": "public, max-age=60, stale-while-revalidate=600" } });

const pageNumber = (text: string | null) => (text && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1);

/** `GET /api/ig?page=n` and `GET /api/oembed?url=`. */
export const feedEndpoints: Endpoint[] = [
  {
    path: "/ig",
    method: "get",
    handler: async ({ payload, searchParams }) =>
      feedAnswer(await instagramFeed(payload, pageNumber(searchParams.get("page")))),
  },
  {
    path: "/oembed",
    method: "get",
    handler: async ({ payload, searchParams }) => {
      const found = await oembed(payload, searchParams.get("url") ?? "");
      return found ? feedAnswer(found) : Response.json({ message: "Not found" }, { status: 404 });
    },
  },
];

/**
 * `GET /api/videos`. The address is also that of the collection's own list, which the admin asks with a query: such a
 * request is passed on to it.
 */
export const videoFeedEndpoint: Omit<Endpoint, "root"> = {
  path: "/",
  method: "get",
  handler: async (req) => {
    if (req.searchParams.size === 0) return feedAnswer(await videoFeed(req.payload));
    const { endpoints } = req.payload.collections.videos.config;
    const list = (endpoints || []).find(
      ({ path, method, handler }) =>
        path === "/" && method === "get" && handler !== videoFeedEndpoint.handler,
    );
    return list ? list.handler(req) : Response.json({ message: "Not found" }, { status: 404 });
  },
};
