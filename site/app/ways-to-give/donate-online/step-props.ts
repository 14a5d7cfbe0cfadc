import type { Company } from "@pcf/contract/content/company";
import type { DonationDraft } from "@pcf/contract/donation/form";
import type { UseFormReturn } from "react-hook-form";

/** What each of the steps 0 to 2 is given: the form, its values now, and what of the page it may name. */
export type StepProps = {
  form: UseFormReturn<DonationDraft>;
  values: DonationDraft;
  now: Date;
  company: Company;
  phone: { value: string; href: string };
};
