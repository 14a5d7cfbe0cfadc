import { chosenAmount, type DonationDraft, mayHaveTributeCard } from "@pcf/contract/donation/form";
import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Step } from "./form-steps";

/**
 * Takes the card back when the amount no longer allows one, however the donor came to the later step: by Next, by the
 * browser's Forward or with an earlier draft. True while the donor is to be told so.
 */
export function useTributeCardWithinRules(
  form: UseFormReturn<DonationDraft>,
  values: DonationDraft,
  step: Step,
) {
  const [removed, setRemoved] = useState(false);
  const mayGo =
    values.gift_kind === "Gift to the Foundation" || mayHaveTributeCard(values, chosenAmount(values).cents);
  const goes = step > 0 && values.gift_type !== "none" && !mayGo;

  useEffect(() => {
    if (goes) {
      form.setValue("gift_type", "none");
      setRemoved(true);
    } else if (mayGo) setRemoved(false);
  }, [goes, mayGo, form]);

  return removed;
}
