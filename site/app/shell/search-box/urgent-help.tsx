import { blocksCopy } from "~/blocks/copy";
import { isUrgent } from "./urgent-terms";

const copy = blocksCopy.helpline;

/** Numbers to call, where a search that cannot be sent sounds like somebody needs help now. */
export function UrgentHelp({ term }: { term: string }) {
  if (!isUrgent(term)) return null;
  return (
    <span className="search-urgent">
      <strong>{copy.title}</strong>
      {copy.lines.map(({ number, href, text }) => (
        <span key={number}>
          <a href={href}>{number}</a> {text}
        </span>
      ))}
    </span>
  );
}
