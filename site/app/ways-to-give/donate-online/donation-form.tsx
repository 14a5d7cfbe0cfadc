import type { DonationDraft } from "@pcf/contract/donation/form";
import { isApprovedCode } from "@pcf/contract/donation/result";
import { givingUrls } from "@pcf/contract/urls";
import { useEffect, useRef, useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { approvedData } from "../approved-data";
import { pollAttemptStatus, settleAttempt } from "../attempt-status";
import { type Attempt, currentAttempt } from "../attempt-store";
import { attemptKey } from "../device-keys";
import { clearDraft, loadDraft } from "../draft-store";
import { isDraftName, newDraft, type OfferedChoices, withOffered } from "./draft-values";
import { type FormStart, FormSteps } from "./form-steps-view";

/** The whole form: reads what this device stored, settles a try that was interrupted, then shows the steps. */
export function DonationForm({ title, choices }: { title: string; choices: OfferedChoices }) {
  const navigate = useNavigate();
  const form = useForm<DonationDraft>({ defaultValues: newDraft(choices) });
  const [generation, setGeneration] = useState(0);
  const [start, setStart] = useState<FormStart>({
    draft: newDraft(choices),
    restored: false,
    ready: false,
    attempt: undefined,
    resuming: false,
    givenElsewhere: false,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has become alive.
  useEffect(() => {
    const stored = loadDraft(Date.now());
    const attempt = currentAttempt(Date.now());
    const draft = stored ? withOffered(stored, choices) : newDraft(choices);
    const resuming = attempt.sentAt !== null;
    if (stored) fill(form, draft);
    setStart((now) => ({ ...now, draft, restored: stored !== undefined, ready: true, attempt, resuming }));
    if (!resuming) return;
    settledPath(attempt).then((path) => {
      if (path) navigate(path, { replace: true });
      else setStart((now) => ({ ...now, attempt: currentAttempt(Date.now()), resuming: false }));
    });
  }, []);

  useOtherWindows(start.attempt, (attempt, given) =>
    setStart((now) => ({ ...now, attempt, givenElsewhere: now.givenElsewhere || given })),
  );

  const startAgain = () => {
    clearDraft();
    form.reset(newDraft(choices));
    setStart((now) => ({ ...now, draft: newDraft(choices), restored: false }));
    setGeneration((now) => now + 1);
    navigate(".", { state: { step: 0 }, replace: true });
  };

  return <FormSteps key={generation} {...{ title, choices, form, start, startAgain }} />;
}

/**
 * Fills the fields one by one. The one that the donor is typing into keeps its place, and what was typed before the
 * page was alive is put back over it (`document/typed-answers.ts`).
 */
function fill(form: UseFormReturn<DonationDraft>, draft: DonationDraft) {
  for (const [name, value] of Object.entries(draft)) if (isDraftName(name)) form.setValue(name, value);
}

/**
 * Where a donor belongs whose last try was sent and never answered, for example because the page was reloaded; nothing
 * when the form may go on. A server that cannot be asked leaves all as it is: the key stays, so that the next try cannot
 * charge a second time.
 */
async function settledPath(attempt: Attempt): Promise<string | undefined> {
  const answer = await pollAttemptStatus(attempt).catch(() => undefined);
  const settled = answer && settleAttempt(answer);
  if (settled === "charged") return givingUrls.thankYou;
  return settled === "being-checked" ? givingUrls.fallback : undefined;
}

/**
 * Two windows of one browser try under one key, so that one gift sent twice is charged once. When another window has come
 * to a decision of the bank, this one goes on under the key that follows: the old one would only be answered with what
 * became of that gift. `given` says that it was approved, and that giving here is a second gift.
 */
function useOtherWindows(attempt: Attempt | undefined, follow: (next: Attempt, given: boolean) => void) {
  const now = useRef({ attempt, follow });
  now.current = { attempt, follow };
  useEffect(() => {
    const listen = (event: StorageEvent) => {
      const mine = now.current.attempt;
      if (event.key !== attemptKey || !mine) return;
      const next = currentAttempt(Date.now());
      if (next.key !== mine.key) now.current.follow(next, isApprovedCode(approvedData.read()?.ResponseCode));
    };
    addEventListener("storage", listen);
    return () => removeEventListener("storage", listen);
  }, []);
}
