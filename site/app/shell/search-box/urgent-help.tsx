import type { ReactNode } from "react";
import { helpline as copy } from "~/content/helpline";
import { shellCopy } from "~/shell/shell-copy";
import { isUrgent } from "./urgent-terms";

const urgentHelp = (
  <span className="search-urgent">
    <strong>{copy.title}</strong>
    {copy.lines.map(({ number, href, text }) => (
      <span key={number}>
        <a href={href}>{number}</a> {text}
      </span>
    ))}
  </span>
);

/** The words of a search that cannot be sent, with numbers to call where it sounds like somebody needs help now. */
export function rejectedWithHelp(term: string): ReactNode {
  return (
    <>
      {shellCopy.searchRejected}
      {isUrgent(term) && urgentHelp}
    </>
  );
}
