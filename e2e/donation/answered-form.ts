import { type DonationDraft, emptyDraft } from "@pcf/contract/donation/form";
import { givingUrls } from "@pcf/contract/urls";
import type { Page } from "@playwright/test";
import { draftKey } from "../../site/app/ways-to-give/device-keys.ts";
import { ofTests } from "../fixtures/told-storage.ts";

/** What a form holds whose questions are answered; `answers` are laid over an empty one. */
export type Answers = Partial<DonationDraft>;

let visits = 0;

/**
 * Has the next visit of the donation form find what a donor who walked through it leaves in the browser: the answers, and an
 * entry of the history for each step, of which the last is in view. Later visits find what the form itself has made of it.
 * Without `answers` the form finds those that this browser keeps.
 */
export async function standAtPayment(page: Page, answers?: Answers) {
  visits += 1;
  const draft = answers && JSON.stringify({ ...emptyDraft(), ...answers, savedAt: Date.now() });
  await page.addInitScript(leaveTraces, {
    visit: `${ofTests} walked-${visits}`,
    path: givingUrls.form,
    draftKey,
    draft,
  });
}

type Traces = { visit: string; path: string; draftKey: string; draft: string | undefined };

/** Runs in the browser, before the page's own scripts. The history is as React Router and `use-step.ts` write it. */
function leaveTraces({ visit, path, draftKey, draft }: Traces) {
  if (location.pathname !== path || sessionStorage.getItem(visit)) return;
  sessionStorage.setItem(visit, "done");
  if (draft) localStorage.setItem(draftKey, draft);
  history.replaceState({ idx: 0 }, "");
  for (const step of [1, 2, 3])
    history.pushState({ usr: { step, after: step - 1 }, key: `step-${step}`, idx: step }, "");
}
