import { useEffect, useState } from "react";
import type { Heading } from "~/content/html/headings";

/** Where the list of contents stands beside the text, as in page-contents.css. */
const beside = "(width >= 64rem)";

/**
 * What counts as begun: from far above the window, so that a jump over all headings is told of, too, down to a third of it, so
 * that one that a link led to is the present one.
 */
const begunWithin = "99999px 0px -66% 0px";

/** Id of the heading whose part is being read: the last one that has begun. */
export function usePresentHeading(headings: readonly Heading[]): string | undefined {
  const [present, setPresent] = useState<string>();
  useEffect(() => {
    if (!matchMedia(beside).matches) return;
    const begun = new Set<string>();
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) begun.add(target.id);
          else begun.delete(target.id);
        }
        setPresent(headings.findLast(({ id }) => begun.has(id))?.id);
      },
      { rootMargin: begunWithin },
    );
    for (const { id } of headings) {
      const element = document.getElementById(id);
      if (element) watch.observe(element);
    }
    return () => watch.disconnect();
  }, [headings]);
  return present;
}
