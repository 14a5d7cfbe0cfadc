import type { Heading } from "~/content/html/headings";
import { usePresentHeading } from "./use-present-heading";

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
