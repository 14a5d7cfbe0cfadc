import type { Heading } from "~/content/html/headings";
import { blocksCopy } from "../blocks-copy";

/** The page's headings as links to them, for pages long enough to get lost in. */
export function PageContents({ headings }: { headings: readonly Heading[] }) {
  return (
    <nav className="page-contents" aria-labelledby="page-contents-title">
      <h2 id="page-contents-title">{blocksCopy.page.contents}</h2>
      <ol>
        {headings.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
