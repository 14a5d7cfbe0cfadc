import type { CollectionSlug, Endpoint } from "payload";
import { anyStaff } from "../../access/staff.ts";
import { usesOf } from "./uses-of.ts";

/** `GET /api/COLLECTION/:id/linked-from`, for staff: `{ holding: [names], linking: [names], forms: { name: path } }`. */
export const linkedFromEndpoint = (collection: string): Omit<Endpoint, "root"> => ({
  path: "/:id/linked-from",
  method: "get",
  handler: async (req) => {
    const noStore = { "cache-control": "no-store" };
    if (!anyStaff({ req })) return Response.json({ error: "staff_only" }, { status: 403, headers: noStore });
    const id = String(req.routeParams?.id);
    const known = await req.payload.count({
      collection: collection as CollectionSlug,
      where: { id: { equals: id } },
      req,
    });
    if (known.totalDocs === 0) return Response.json({ error: "unknown" }, { status: 404, headers: noStore });
    return Response.json(await usesOf(req, { collection, id }), { headers: noStore });
  },
});
