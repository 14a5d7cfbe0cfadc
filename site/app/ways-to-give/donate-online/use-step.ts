import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import * as z from "zod/mini";
import { useSite } from "~/content/site";
import { pageTitle } from "~/shell/page-meta";
import { donateOnlineCopy as copy } from "./donate-online-copy";
import type { Step } from "./form-steps";

const stateSchema = z.object({
  step: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  /** The step that the entry before this one in the history shows. */
  after: z.optional(z.number()),
});

/**
 * The step in view, kept in the browser's history so that Back and Forward move between steps. An entry that asks for a
 * step whose earlier ones are not valid shows the first of those instead.
 */
export function useStep(ready: boolean, furthest: () => Step) {
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const parsed = stateSchema.safeParse(state);
  const wanted: Step = ready && parsed.success ? parsed.data.step : 0;
  const limit = wanted === 0 ? 0 : furthest();
  const step: Step = wanted > limit ? limit : wanted;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry of the history.
  useEffect(() => {
    if (step !== wanted) navigate(".", { state: { step }, replace: true, preventScrollReset: true });
  }, [key, step, wanted]);

  const open = (next: Step) =>
    navigate(".", { state: { step: next, after: step }, preventScrollReset: true });

  /** One step down: back in the history where that is the step before, so that the history does not grow. */
  const back = () => {
    const below = step === 0 ? 0 : ((step - 1) as Step);
    if (parsed.success && parsed.data.after === below) navigate(-1);
    else navigate(".", { state: { step: below }, replace: true, preventScrollReset: true });
  };

  return { step, open, back };
}

/** After a change of step the reader stands at the new step's heading, unless something is to be fixed there. */
export function useStepHeading(step: Step, hasProblems: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (hasProblems) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest(".donation-form")?.scrollIntoView({ block: "start", behavior: "instant" });
  }, [step, hasProblems]);
  return heading;
}

/**
 * Names the step, and that something is to be fixed, in the title of the browser's tab and so in its history. On the
 * first step the page's own title is shown.
 */
export function useTabTitle(title: string, step: Step, hasProblems: boolean) {
  const { identity } = useSite();
  const page = pageTitle(title, identity.foundation);
  const count = copy.steps.length;
  const name = copy.steps[step];
  useEffect(() => {
    const here = step === 0 || !name ? page : copy.tabTitle(page, name, step + 1, count);
    document.title = hasProblems ? copy.tabTitleWithProblem(here) : here;
  }, [page, step, name, count, hasProblems]);
}
