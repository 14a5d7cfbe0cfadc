import { APIError, type Endpoint, type PayloadRequest } from "payload";
import { z } from "zod";
import { notAllowed, staffWhoMay } from "../../../access/staff.ts";
import { recordStaffAction } from "../../../audit/record-action.ts";
import { sentByStaff } from "../../../platform/admin/sent-by-staff.ts";
import { typedProblems } from "../../../platform/admin/typed-by-staff.ts";
import { contentDisposition } from "../../../platform/http/content-disposition.ts";
import { noStoreJson } from "../../../platform/http/no-store-json.ts";
import { drawLabels } from "../../../platform/post/labels/draw-labels.ts";
import { labelSheets, sheetNames } from "../../../platform/post/labels/label-sheets.ts";
import { drawLetters } from "./draw-letters.ts";
import { postLetter } from "./letters.ts";
import { markPosted, takePostBack } from "./mark-posted.ts";
import { mostInPile, receiptPile } from "./pile.ts";
import { readPost } from "./post-row.ts";
import { receiptsWords } from "./post-words.ts";

const copy = {
  posted: (count: number) => `${receiptsWords(count)} marked as posted.`,
  postedNone: "Nothing was left to mark: a colleague may have done it a moment ago.",
  back: (count: number) => `${receiptsWords(count)} put back on the pile.`,
  backNone: "Nothing was left to take back: a colleague may have done it a moment ago.",
  choose: `Choose from 1 to ${mostInPile} receipts of the pile.`,
} as const;

const id = z.coerce.number().int().positive();
const ids = z.array(id, { error: copy.choose }).min(1, copy.choose).max(mostInPile, copy.choose);
const marking = z.strictObject({ ids });
const takingBack = z.strictObject({ postedAt: z.iso.datetime() });
const printing = z.object({
  ids,
  sheet: z.enum(sheetNames).catch("30"),
  first: z.coerce.number().int().min(1).catch(1),
});

/** @throws APIError 403 for other roles. */
function requireRight(req: PayloadRequest): void {
  if (!staffWhoMay("receipt-post")({ req })) throw notAllowed(req);
}

/** What was chosen of the pile by the address `?id=1&id=2`; what is on the pile no longer is left out. */
async function chosen(req: PayloadRequest) {
  requireRight(req);
  const params = new URL(req.url ?? "", "http://backend.invalid").searchParams;
  const asked = printing.safeParse({ ...Object.fromEntries(params), ids: params.getAll("id") });
  if (!asked.success) throw new APIError(typedProblems(asked.error), 400);
  const { ids, sheet, first } = asked.data;
  const pile = (await receiptPile(req.payload)).filter((each) => ids.includes(each.id));
  if (pile.length === 0) throw new APIError(copy.choose, 400);
  return { sheet, first, rows: await readPost(req.payload, pile) };
}

const file = (name: string, pdf: Buffer): Response =>
  new Response(new Uint8Array(pdf), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": contentDisposition("inline", name),
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });

/** Lines that an envelope has: the name, and the address below it. */
const linesOf = ({ name, address }: { name: string; address: string[] }) => [name, ...address];

export const postEndpoints: Endpoint[] = [
  {
    path: "/receipt-post/posted",
    method: "post",
    handler: async (req) => {
      requireRight(req);
      const { ids } = await sentByStaff(req, marking);
      const count = await markPosted(req, ids, new Date());
      return noStoreJson({ count, message: count > 0 ? copy.posted(count) : copy.postedNone });
    },
  },
  {
    path: "/receipt-post/take-back",
    method: "post",
    handler: async (req) => {
      requireRight(req);
      const { postedAt } = await sentByStaff(req, takingBack);
      const count = await takePostBack(req, postedAt);
      return noStoreJson({ count, message: count > 0 ? copy.back(count) : copy.backNone });
    },
  },
  {
    path: "/receipt-post/letters",
    method: "get",
    handler: async (req) => {
      const { rows } = await chosen(req);
      const letters = [];
      for (const { id } of rows) {
        const row = await req.payload.findByID({ collection: "receipts", id, depth: 0 });
        letters.push(await postLetter(req.payload, row));
      }
      const pdf = await drawLetters(letters, new Date());
      await recordStaffAction(req, { action: "receipts-printed", detail: receiptsWords(rows.length) });
      return file("receipts-by-post.pdf", pdf);
    },
  },
  {
    path: "/receipt-post/labels",
    method: "get",
    handler: async (req) => {
      const { rows, sheet, first } = await chosen(req);
      const labels = rows
        .filter(({ address }) => address.length > 0)
        .map((row) => ({ lines: linesOf(row), mark: row.serial, reference: row.serial }));
      const { columns, rows: down } = labelSheets[sheet];
      const pdf = await drawLabels(sheet, labels, (first - 1) % (columns * down));
      await recordStaffAction(req, {
        action: "receipts-printed",
        label: "labels",
        detail: receiptsWords(rows.length),
      });
      return file("labels.pdf", pdf);
    },
  },
];
