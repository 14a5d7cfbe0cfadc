import { useEffect } from "react";
import { pageTitle } from "~/shell/page-meta";
import { useSite } from "~/shell/site";
import { donateOnlineCopy as copy } from "./donate-online-copy";
import type { Step } from "./form-steps";

/**
 * Names the step, and that something is to be mended, in the title of the browser's tab and so in its history. On the
 * first step the page's own title stands.
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
