import { useEffect, useState } from "react";
import type { Heading } from "~/content/html/headings";
import { presentHeading } from "./present-heading";

const contentsTitle = "On this page";

/**
 * The page's headings as links to them, for pages long enough to get lost in: folded on phones, where the text comes first,
 * open beside the text on wide screens, where the heading that is being read under is marked.
 */
export function PageContents({ headings }: { headings: readonly Heading[] }) {
  const present = usePresentHeading(headings);
  return (
    <nav className="page-contents" aria-labelledby="page-contents-title">
      <h2 id="page-contents-title">{contentsTitle}</h2>
      <details>
        <summary>{contentsTitle}</summary>
        <ol>
          {headings.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === present ? "location" : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** Where the list of contents stands beside the text, as in page-contents.css. */
const beside = "(width >= 64rem)";

/** Id of the heading whose part is being read; asked when one of them passes the upper part of the window. */
function usePresentHeading(headings: readonly Heading[]): string | undefined {
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
