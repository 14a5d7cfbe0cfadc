import { type DonationResult, donationResultSchema } from "@pcf/contract/donation/result";
import * as z from "zod/mini";
import { deviceStore } from "~/device/device-store";

const billing = z.optional(z.string());

/**
 * The last answer of the donation host, approved or not, with the billing fields it was about. It steers which outcome
 * page is shown; what those pages state as fact is read from the server by `outcome_token`.
 */
const approvedDataSchema = z.object({
  ...donationResultSchema.shape,
  b_fname: billing,
  b_lname: billing,
  b_add: billing,
  b_city: billing,
  b_prov: billing,
  b_country: billing,
  b_pcode: billing,
  b_tel: billing,
  b_email: billing,
});
export type ApprovedData = z.output<typeof approvedDataSchema>;

export const approvedData = deviceStore("pcfApprovedData", approvedDataSchema);

const billingNames = [
  ...(["b_fname", "b_lname", "b_add", "b_city", "b_prov"] as const),
  ...(["b_country", "b_pcode", "b_tel", "b_email"] as const),
] as const;

type BillingFields = Partial<Record<(typeof billingNames)[number], string | undefined>>;

/** Keeps an answer; without `billing` the fields of an earlier record of the same gift stay. */
export function storeResult(result: DonationResult, billingFields?: BillingFields): void {
  const before = approvedData.read();
  const from: BillingFields = billingFields ?? (before?.id === result.id ? before : {});
  const fields = Object.fromEntries(billingNames.map((name) => [name, from[name]]));
  approvedData.write({ ...result, ...fields });
}
