import { APIError, type Endpoint, type PayloadRequest } from "payload";
import { z } from "zod";
import { notAllowed, staffWho } from "../../access/staff.ts";
import { recordStaffAction } from "../../audit/record-action.ts";
import { sentByStaff, unreadable } from "../../platform/admin/sent-by-staff.ts";
import { contentDisposition } from "../../platform/http/content-disposition.ts";
import { noStoreJson } from "../../platform/http/no-store-json.ts";
import { drawLabels } from "../../platform/post/labels/draw-labels.ts";
import { labelSheets, sheetNames } from "../../platform/post/labels/label-sheets.ts";
import { weekdayWithYear } from "../weekday-words.ts";
import { kitStates, kitsOfDay } from "./kit-days-read.ts";
import { kitsWords, languageWords, requestsWords } from "./kit-words.ts";
import { markMailed, takeBack } from "./mark-kits.ts";

const day = z.iso.date();
const id = z.int().positive();
const marking = z.union([z.strictObject({ day }), z.strictObject({ id })]);
const takingBack = z.union([z.strictObject({ day, mailedAt: z.iso.datetime() }), z.strictObject({ id })]);

/** @throws APIError 403 for other roles, 400 for a body that is none. */
function bodyOf<Schema extends z.ZodType>(req: PayloadRequest, schema: Schema): Promise<z.output<Schema>> {
  if (!staffWho("update", "form-submissions")({ req })) throw notAllowed(req);
  return sentByStaff(req, schema, unreadable);
}

const copy = {
  mailed: (count: number) => `${requestsWords(count)} marked as mailed.`,
  mailedNone: "Nothing was left to mark: a colleague may have done it a moment ago.",
  back: (count: number) => `${requestsWords(count)} put back to what is to mail.`,
  backNone: "Nothing was left to take back: a colleague may have done it a moment ago.",
} as const;

/** `POST /api/kits/mailed`, JSON `{ day }` or `{ id }`. Answers `{ count, message }`. */
const mailedEndpoint: Endpoint = {
  path: "/kits/mailed",
  method: "post",
  handler: async (req) => {
    const which = await bodyOf(req, marking);
    const count = await markMailed(req, which, new Date());
    return noStoreJson({ count, message: count > 0 ? copy.mailed(count) : copy.mailedNone });
  },
};

/** `POST /api/kits/take-back`, JSON `{ day, mailedAt }` or `{ id }`. Answers `{ count, message }`. */
const takeBackEndpoint: Endpoint = {
  path: "/kits/take-back",
  method: "post",
  handler: async (req) => {
    const which = await bodyOf(req, takingBack);
    const count = await takeBack(req, which, new Date());
    return noStoreJson({ count, message: count > 0 ? copy.back(count) : copy.backNone });
  },
};

const asked = z.object({
  day,
  shown: z.enum(kitStates).catch("open"),
  sheet: z.enum(sheetNames),
  /** The first label of the first sheet that is still there, counted from 1. */
  first: z.coerce.number().int().min(1).catch(1),
});

/** `GET /api/kits/labels?day=…&shown=…&sheet=…&first=…`: the labels of a list as a PDF, in its order. */
const labelsEndpoint: Endpoint = {
  path: "/kits/labels",
  method: "get",
  handler: async (req) => {
    if (!staffWho("read", "form-submissions")({ req })) throw notAllowed(req);
    const parsed = asked.safeParse(
      Object.fromEntries(new URL(req.url ?? "", "http://backend.invalid").searchParams),
    );
    if (!parsed.success) throw new APIError(unreadable, 400);
    const { shown, sheet, first, ...of } = parsed.data;
    const kits = await kitsOfDay(req.payload, of.day, shown);
    const labels = kits.map((kit) => ({
      ...kit,
      mark: `${kitsWords(kit.quantity)}, ${languageWords(kit)}`,
    }));
    const { columns, rows: down } = labelSheets[sheet];
    const pdf = await drawLabels(sheet, labels, (first - 1) % (columns * down));
    await recordStaffAction(req, {
      action: "kits-exported",
      label: "labels",
      detail: `${requestsWords(kits.length)} of ${weekdayWithYear(of.day)}`,
    });
    return new Response(new Uint8Array(pdf), {
      headers: {
        "Content-Type": "application/pdf",
        "Content-Disposition": contentDisposition("inline", `labels-${of.day}.pdf`),
        "Cache-Control": "no-store",
        "X-Content-Type-Options": "nosniff",
      },
    });
  },
};

export const kitEndpoints: Endpoint[] = [mailedEndpoint, takeBackEndpoint, labelsEndpoint];
