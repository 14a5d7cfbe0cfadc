import type { ReviewView } from "~/content/views/page-view";
import { TextLink } from "~/ui/link/text-link";

const copy = { title: "Numbers on this page" };

/** The dated numbers of the text, each with where it comes from and when it was last checked. */
export function FactList({ facts }: Pick<ReviewView, "facts">) {
  return (
    <>
      <h3>{copy.title}</h3>
      <ul>
        {facts.map(({ name, words, title, source, checked, overdue }) => (
          <li key={name}>
            <strong>{words}</strong>: {title}.{" "}
            {source.url ? <TextLink href={source.url}>{source.title}</TextLink> : source.title}
            <span className="source-publisher">{[source.about, checked].filter(Boolean).join(". ")}</span>
            {overdue && <p>{overdue}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
