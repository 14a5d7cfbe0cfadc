import { type ReceiptDonorValues, receiptDonorStep } from "@pcf/contract/donation/form";
import { APIError, type Endpoint } from "payload";
import { z } from "zod";
import { sentByStaff } from "../../platform/admin/sent-by-staff.ts";
import { typedReason } from "../../platform/admin/typed-by-staff.ts";
import { answer } from "../record/answer.ts";
import { donationFor, recordDonationAction } from "../record/donation-action.ts";
import { correctDonor, NotCorrected } from "./correct-donor.ts";
import { addressFields, organizationFields, peopleFields } from "./correction-fields.ts";

const bodySchema = z.object({ reason: typedReason, values: z.record(z.string(), z.string()) });

const labels = new Map<PropertyKey, string>(
  Object.entries({ ...organizationFields, ...peopleFields, ...addressFields }),
);

/** What is wrong with what was typed: the form's own words, each after the name of its field. */
const wrongWith = (issues: readonly { path: PropertyKey[]; message: string }[]): string =>
  issues.map(({ path, message }) => `${labels.get(path[0] ?? "") ?? ""}: ${message}.`).join(" ");

/**
 * `POST /api/donations/:id/correct`, JSON `{ reason, values }`, the values by the names of the donation form's fields:
 * corrects name and address on the gift, its donor and its receipt. Answers `{ replaced }`, how many receipts were.
 */
export const correctDonorEndpoint: Omit<Endpoint, "root"> = {
  path: "/:id/correct",
  method: "post",
  handler: async (req) => {
    const { donation, by } = await donationFor(req, "gift-correct");
    const { reason, values: typed } = await sentByStaff(req, bodySchema);
    const values = receiptDonorStep.safeParse(typed);
    if (!values.success) throw new APIError(wrongWith(values.error.issues), 400);
    const correction = {
      values: values.data as ReceiptDonorValues,
      reason,
      by: { email: req.user?.email ?? "", id: by },
      now: new Date(),
    };
    const corrected = await recordDonationAction(req, donation, { action: "gift-corrected" }, () =>
      correctDonor(req.payload, donation, correction).catch((error: unknown) => {
        throw error instanceof NotCorrected ? new APIError(error.message, 409) : error;
      }),
    );
    return answer(corrected);
  },
};
