import { useEffect, useState } from "react";
import type { Heading } from "~/content/html/headings";

type HeadingPlace = { id: string /** Distance from the top of the window, in pixels. */; top: number };

/** How far down the window a heading counts as begun: a third of it, so that one that a link led to is the present one. */
const begun = 1 / 3;

/** The heading under which the reader is: the last one that has begun. `headings` in reading order; none above the first. */
export const presentHeading = (headings: readonly HeadingPlace[], windowHeight: number): string | undefined =>
  headings.findLast(({ top }) => top < windowHeight * begun)?.id;

/** Where the list of contents stands beside the text, as in page-contents.css. */
const beside = "(width >= 64rem)";

/** Id of the heading whose part is being read; asked when one of them passes the upper part of the window. */
export function usePresentHeading(headings: readonly Heading[]): string | undefined {
  const [present, setPresent] = useState<string>();
  useEffect(() => {
    if (!matchMedia(beside).matches) return;
    const elements = headings.flatMap(({ id }) => document.getElementById(id) ?? []);
    const watch = new IntersectionObserver(
      () => {
        const tops = elements.map((element) => ({
          id: element.id,
          top: element.getBoundingClientRect().top,
        }));
        setPresent(presentHeading(tops, window.innerHeight));
      },
      // From far above the window, so that a jump over all of them is told of, too.
      { rootMargin: "99999px 0px -66% 0px" },
    );
    for (const element of elements) watch.observe(element);
    return () => watch.disconnect();
  }, [headings]);
  return present;
}
