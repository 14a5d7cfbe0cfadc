import { readFile } from "node:fs/promises";
import path from "node:path";
import { APIError, type Endpoint } from "payload";
import { activeStaff } from "../../access/staff.ts";
import { guidePictures } from "./guide.ts";

/** `GET /api/help/pictures/NAME.jpg`: a picture of the guide, for staff who are signed in. */
export const helpPictureEndpoint: Endpoint = {
  path: "/help/pictures/:name",
  method: "get",
  handler: async (req) => {
    if (!activeStaff(req)) throw new APIError("Sign in first", 401);
    const name = String(req.routeParams?.name);
    if (!/^[a-z0-9-]+\.jpg$/.test(name)) throw new APIError("There is no such picture", 404);
    const file = path.join(/* turbopackIgnore: true */ guidePictures, name);
    const picture = await readFile(file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") throw new APIError("There is no such picture", 404);
      throw error;
    });
    return new Response(new Uint8Array(picture), {
      headers: { "content-type": "image/jpeg", "cache-control": "private, max-age=3600" },
    });
  },
};
