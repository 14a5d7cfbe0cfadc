import { readFile } from "node:fs/promises";
import path from "node:path";
import { ecardDesigns } from "@pcf/contract/donation/ecards";
import type { Endpoint } from "payload";
import { projectRoot } from "../../project-root.ts";

/** `GET /api/ecards/:file`: the picture of an e-card design, for the preview on the site. */
export const ecardPictureEndpoint: Endpoint = {
  path: "/ecards/:file",
  method: "get",
  handler: async (req) => {
    const design = ecardDesigns.find(({ file }) => file === req.routeParams?.file);
    if (!design) return Response.json({ message: "Not found" }, { status: 404 });
    const picture = await readFile(path.join(projectRoot, "backend/ecards", design.file));
    return new Response(new Uint8Array(picture), {
      headers: { "Content-Type": "image/jpeg", "Cache-Control": "public, max-age=31536000, immutable" },
    });
  },
};
