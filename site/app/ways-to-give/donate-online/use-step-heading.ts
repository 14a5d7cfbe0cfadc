import { useEffect, useRef } from "react";
import type { Step } from "./form-steps";

/** After a change of step the reader stands at the new step's heading, unless something is to be mended there. */
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
