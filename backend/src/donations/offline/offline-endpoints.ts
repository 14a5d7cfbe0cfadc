import { formatAmount } from "@pcf/contract/donation/amount";
import { nameOnReceipt } from "@pcf/contract/donation/donor-name";
import { longDay } from "@pcf/contract/long-day";
import { APIError, type Endpoint, type PayloadRequest } from "payload";
import { z } from "zod";
import { notAllowed, staffWhoMay } from "../../access/staff.ts";
import { isLocalDate } from "../../fields/local-date.ts";
import { sentByStaff } from "../../platform/admin/sent-by-staff.ts";
import { typedReason } from "../../platform/admin/typed-by-staff.ts";
import { bankDay } from "../money/period.ts";
import { serialText } from "../receipts/receipt-facts.ts";
import { answer } from "../record/answer.ts";
import { donationFor, recordDonationAction } from "../record/donation-action.ts";
import { enterGift, NotEntered } from "./enter-gift.ts";
import { readEnteredGift } from "./entered-fields.ts";
import { nextForm } from "./next-form.ts";
import { NotReturned, returnedByBank } from "./returned-by-bank.ts";
import { NotTakenBack, takeBack } from "./take-back.ts";

const formSchema = z.record(z.string(), z.unknown());

/** The fields that were sent, as JSON or as a form. @throws APIError (400) for what is neither. */
async function sentFields(req: PayloadRequest, isJson: boolean) {
  try {
    return formSchema.parse(isJson ? await req.json?.() : Object.fromEntries((await req.formData?.()) ?? []));
  } catch {
    throw new APIError("This is no form that can be read. Load the page again", 400);
  }
}

/**
 * `POST /api/offline/gifts`: enters a gift that did not come by card. As JSON it answers `{ message, next }`, what was entered
 * and where the next of the pile is; a form that was sent without a script is led there.
 */
const enterEndpoint: Endpoint = {
  path: "/offline/gifts",
  method: "post",
  handler: async (req) => {
    if (!req.user || !staffWhoMay("gift-enter")({ req })) throw notAllowed(req);
    const isJson = req.headers.get("content-type")?.includes("json") ?? false;
    const now = new Date();
    const read = readEnteredGift(await sentFields(req, isJson), { today: bankDay(now) });
    if ("problems" in read) throw new APIError(read.problems.join(" "), 400);
    const gift = await enterGift(req, read.gift, now).catch((error: unknown) => {
      throw error instanceof NotEntered ? new APIError(error.message, 409) : error;
    });
    const next = req.payload.config.routes.admin + nextForm(gift);
    const message = `Entered: ${formatAmount(gift.amountCents)} from ${nameOnReceipt(gift.donor ?? {})}.`;
    if (isJson) return answer({ message, next });
    return new Response(null, { status: 303, headers: { Location: next, "Cache-Control": "no-store" } });
  },
};

/** `POST /api/offline/gifts/:id/take-back`, JSON `{ reason }`: takes back what was entered wrongly. Answers `{ message }`. */
const takeBackEndpoint: Endpoint = {
  path: "/offline/gifts/:id/take-back",
  method: "post",
  handler: async (req) => {
    const { donation, by } = await donationFor(req, "gift-enter");
    const { reason } = await sentByStaff(req, z.object({ reason: typedReason }));
    await recordDonationAction(req, donation, { action: "gift-taken-back" }, () =>
      takeBack(req.payload, donation, { reason, by, now: new Date() }).catch((error: unknown) => {
        throw error instanceof NotTakenBack ? new APIError(error.message, 409) : error;
      }),
    );
    return answer({ message: "Taken back. It counts nowhere any more." });
  },
};

const returnBody = z.object({
  day: z.string({ error: "Day: fill it in." }).refine(isLocalDate, "Day: fill it in."),
  reason: typedReason,
  tellDonor: z.boolean().optional(),
});

/**
 * `POST /api/offline/gifts/:id/returned`, JSON `{ day, reason, tellDonor? }`: the bank took the money of a closed deposit's gift
 * back on this day. Answers `{ message }`, what has changed.
 */
const returnedEndpoint: Endpoint = {
  path: "/offline/gifts/:id/returned",
  method: "post",
  handler: async (req) => {
    const { donation } = await donationFor(req, "gift-enter");
    const asked = await sentByStaff(req, returnBody);
    const now = new Date();
    const { cancelled, isTold } = await returnedByBank(req, donation, {
      ...asked,
      today: bankDay(now),
      now,
    }).catch((error: unknown) => {
      throw error instanceof NotReturned ? new APIError(error.message, 409) : error;
    });
    const what = `Returned by the bank on ${longDay(asked.day)}. It counts no more.`;
    if (!cancelled) return answer({ message: what });
    const told = isTold ? "The donor is told by mail." : "Nobody was mailed.";
    return answer({ message: `${what} Receipt ${serialText(cancelled.serial)} is cancelled. ${told}` });
  },
};

export const offlineEndpoints: Endpoint[] = [enterEndpoint, takeBackEndpoint, returnedEndpoint];
