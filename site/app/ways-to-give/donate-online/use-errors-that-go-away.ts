import type { DonationDraft } from "@pcf/contract/donation/form";
import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import { isDraftName } from "./draft-values";
import { type Step, stepIssues } from "./form-steps";

/** An error leaves its field as soon as it holds no more. */
export function useErrorsThatGoAway(form: UseFormReturn<DonationDraft>, values: DonationDraft, step: Step) {
  const snapshot = JSON.stringify(values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an error that the server told stays until its field changes.
  useEffect(() => {
    if (step === 3) return;
    const wrong = new Set<string>(stepIssues(step, values).map(({ field }) => field));
    for (const name of Object.keys(form.formState.errors))
      if (isDraftName(name) && !wrong.has(name)) form.clearErrors(name);
  }, [snapshot]);
}
