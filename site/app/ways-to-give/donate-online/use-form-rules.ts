import { chosenAmount, type DonationDraft, mayHaveTributeCard } from "@pcf/contract/donation/form";
import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { isDraftName } from "./draft-values";
import { type Step, stepIssues, stepOfField } from "./form-steps";

/**
 * An error leaves its field as soon as it holds no more. One that the server alone knows of stays until its field is
 * changed, also while an earlier step is fixed.
 */
export function useClearFixedErrors(form: UseFormReturn<DonationDraft>, values: DonationDraft, step: Step) {
  const snapshot = JSON.stringify(values);
  const before = useRef(values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the snapshot stands for the values.
  useEffect(() => {
    const was = before.current;
    before.current = values;
    if (step === 3) return;
    const wrong = new Set<string>(stepIssues(step, values).map(({ field }) => field));
    const wasWrong = new Set<string>(stepIssues(step, was).map(({ field }) => field));
    for (const name of Object.keys(form.formState.errors)) {
      if (!isDraftName(name) || stepOfField(name) !== step || wrong.has(name)) continue;
      if (wasWrong.has(name) || was[name] !== values[name]) form.clearErrors(name);
    }
  }, [snapshot]);
}

/**
 * Takes the card back when the amount no longer allows one, however the donor came to the later step: by Next, by the
 * browser's Forward or with an earlier draft. True while the donor is to be notified.
 */
export function useTributeCardLimit(form: UseFormReturn<DonationDraft>, values: DonationDraft, step: Step) {
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
