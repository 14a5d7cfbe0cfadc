import { kitForm } from "@pcf/contract/forms/kit";
import { formBody } from "~/forms/form-answers";

/** Passes a sent kit form on to the mailing list. The kit is on its way whatever comes of it, so a failure stays unsaid. */
export async function joinMailingList(answers: Record<string, string>): Promise<void> {
  await fetch("/api/mailchimp", { method: "POST", body: formBody(kitForm, answers) }).catch(() => undefined);
}
