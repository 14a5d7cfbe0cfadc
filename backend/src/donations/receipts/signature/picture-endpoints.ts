import { APIError, type Endpoint, type PayloadRequest } from "payload";
import { notAllowed } from "../../../access/staff.ts";
import { readBody } from "../../../platform/http/read-body.ts";
import { receiptStaff } from "../receipt-settings-staff.ts";
import { signatureCopy as copy } from "./signature-copy.ts";
import {
  isPictureHash,
  largestScan,
  readSignaturePicture,
  saveSignaturePicture,
  UnusablePicture,
} from "./signature-picture.ts";

const path = "/signature-picture";

/** Who sets what receipts say sees the picture too, and nobody else: a signature in other hands is half a forged receipt. */
function requireReceiptStaff(req: PayloadRequest) {
  if (!receiptStaff({ req })) throw notAllowed(req);
}

/**
 * `POST /api/receipts/signature-picture`, the bytes of a PNG or JPEG: keeps the picture and answers its `{ hash }`, which
 * the site settings then name. A picture that no settings and no receipt name is used for nothing.
 */
export const savePictureEndpoint: Endpoint = {
  path,
  method: "post",
  handler: async (req) => {
    requireReceiptStaff(req);
    const bytes = await readBody(req.body, largestScan);
    if (!bytes) throw new APIError(copy.tooLarge, 413);
    const hash = await saveSignaturePicture(bytes).catch((error: unknown) => {
      throw error instanceof UnusablePicture ? new APIError(error.message, 400) : error;
    });
    return Response.json({ hash }, { headers: { "Cache-Control": "no-store" } });
  },
};

/** `GET /api/receipts/signature-picture/:hash`: a kept picture, for the form of the site settings. */
export const pictureEndpoint: Endpoint = {
  path: `${path}/:hash`,
  method: "get",
  handler: async (req) => {
    requireReceiptStaff(req);
    const hash = String(req.routeParams?.hash);
    const png = isPictureHash(hash) ? await readSignaturePicture(hash).catch(() => undefined) : undefined;
    if (!png) throw new APIError("There is no such picture", 404);
    return new Response(new Uint8Array(png), {
      headers: {
        "Content-Type": "image/png",
        "Cache-Control": "no-store",
        "X-Content-Type-Options": "nosniff",
      },
    });
  },
};
