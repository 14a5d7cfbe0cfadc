import type { Endpoint, PayloadRequest } from "payload";
import { z } from "zod";
import { notAllowed, staffWho } from "../../access/staff.ts";
import { sentByStaff, unreadable } from "../../platform/admin/sent-by-staff.ts";
import { noStoreJson } from "../../platform/http/no-store-json.ts";
import { cardsWords } from "./card-row.ts";
import { markCardsMailed, takeCardsBack } from "./mark-cards.ts";

const id = z.int().positive();
const marking = z.strictObject({ ids: z.array(id).min(1).max(1_000) });
const takingBack = z.union([z.strictObject({ mailedOn: z.iso.datetime() }), z.strictObject({ id })]);

const copy = {
  mailed: (count: number) => `${cardsWords(count)} marked as mailed.`,
  mailedNone: "Nothing was left to mark: a colleague may have done it a moment ago.",
  back: (count: number) => `${cardsWords(count)} put back to what is to mail.`,
  backNone: "Nothing was left to take back: a colleague may have done it a moment ago.",
} as const;

/** @throws APIError 403 for other roles, 400 for a body that is none. */
function bodyOf<Schema extends z.ZodType>(req: PayloadRequest, schema: Schema): Promise<z.output<Schema>> {
  if (!staffWho("update", "cards-to-mail")({ req })) throw notAllowed(req);
  return sentByStaff(req, schema, unreadable);
}

/**
 * `POST /api/cards/mailed`, JSON `{ ids }`: the cards that whoever presses has seen, so that one that came meanwhile is not marked
 * unprinted. Answers `{ count, message }`.
 */
const mailedEndpoint: Endpoint = {
  path: "/cards/mailed",
  method: "post",
  handler: async (req) => {
    const { ids } = await bodyOf(req, marking);
    const count = await markCardsMailed(req, ids, new Date());
    return noStoreJson({ count, message: count > 0 ? copy.mailed(count) : copy.mailedNone });
  },
};

/** `POST /api/cards/take-back`, JSON `{ mailedOn }` or `{ id }`. Answers `{ count, message }`. */
const takeBackEndpoint: Endpoint = {
  path: "/cards/take-back",
  method: "post",
  handler: async (req) => {
    const count = await takeCardsBack(req, await bodyOf(req, takingBack), new Date());
    return noStoreJson({ count, message: count > 0 ? copy.back(count) : copy.backNone });
  },
};

export const cardEndpoints: Endpoint[] = [mailedEndpoint, takeBackEndpoint];
