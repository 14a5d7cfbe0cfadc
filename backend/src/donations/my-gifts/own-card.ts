import type { AuditAction } from "../../audit/record-action.ts";
import { recordAction } from "../../audit/record-action.ts";
import { type CardAnswer, type CardAsked, changeCard } from "../billing/change-card.ts";
import type { DonateContext } from "../give/donate.ts";
import { monthlyGiftsOf } from "./own-monthly-gifts.ts";

const action: AuditAction = "monthly-card";

/** What the log says when nothing was changed. */
const cameToNothing: Partial<Record<CardAnswer, string>> = {
  declined: "Not carried out: the bank declined the card",
  failed: "Not carried out: the card could not be checked",
  busy: "Not carried out: others were being served",
  "too-often": "Not carried out: asked too often",
  stopped: "Not carried out: the gift is stopped",
};

/**
 * Changes the card of a monthly gift of this address as its donor asks; the log says that it was the donor. `"stopped"` when
 * there is no such gift of theirs.
 */
export async function changeOwnCard(
  context: DonateContext,
  { address, reference, ...asked }: CardAsked & { address: string; reference: string },
): Promise<CardAnswer> {
  const { payload } = context;
  const gift = (await monthlyGiftsOf(payload, address)).find(({ orderId }) => orderId === reference);
  if (!gift || gift.state === "stopped") return "stopped";
  const on = { collection: "monthly-gifts", id: gift.id };
  const line = { by: { kind: "donor" }, action, on, label: gift.orderId } as const;
  await recordAction(payload, line);
  const answer = await changeCard(context, gift, asked);
  const detail = cameToNothing[answer];
  if (detail) await recordAction(payload, { ...line, detail });
  return answer;
}
