import { APIError, type Endpoint } from "payload";
import { z } from "zod";
import { editorsOnly } from "../../access/collection-access.ts";
import { notAllowed } from "../../access/staff.ts";
import { sentByStaff, unreadable } from "../../platform/admin/sent-by-staff.ts";
import { noStoreJson } from "../../platform/http/no-store-json.ts";
import { readContent } from "../uses/read-content.ts";
import { unusedFiles } from "./pictures.ts";

const asked = z.strictObject({ collection: z.enum(["media", "drawings"]), id: z.int().positive() });

const copy = {
  gone: (name: string) => `${name} is in the trash. For 30 days it can be brought back from there.`,
  used: "This file is in use by now, or was taken away already. The list shows what is left.",
} as const;

/**
 * `POST /api/unused-media/trash`, JSON `{ collection, id }`: puts one file into the trash that is still used nowhere. Answers
 * `{ message }`.
 */
export const trashUnusedEndpoint: Endpoint = {
  path: "/unused-media/trash",
  method: "post",
  handler: async (req) => {
    if (!editorsOnly({ req })) throw notAllowed(req);
    const { collection, id } = await sentByStaff(req, asked, unreadable);
    const { payload, user } = req;
    const unused = unusedFiles(await readContent({ payload }), new Date());
    const file = unused.find((one) => one.collection === collection && one.id === id);
    if (!file) throw new APIError(copy.used, 409, null, true);
    const data = { deletedAt: new Date().toISOString() };
    await payload.update({ collection, id, data, depth: 0, user, overrideAccess: false, req });
    return noStoreJson({ message: copy.gone(file.filename) });
  },
};
