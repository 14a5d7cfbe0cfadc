import { helplineCopy as copy } from "@pcf/contract/helpline";
import type { ReactNode } from "react";
import { shellCopy } from "~/shell/shell-copy";
import { fold } from "./fold";

const cannot = "((can|couldn?) ?(no)?t|unable|not able)( to| go| even| pass| any)*";
const blood = "(bl[ou]+dy?|red|pink)";

/** In small letters, without apostrophes; "~" stands for up to two words between. */
const urgent = [
  // The mind
  "(su[aei]*[cs][ie]*d|overdos|self ?harm)[a-z]*",
  "(kill|hurt|harm|hang|shoot)(ing)? (my|him)self",
  "(wants?|wanna|wish|rather|better)~(die|dead)",
  "end(ing)? it|(end|tak)(e|ing)? my (own )?life",
  "(don ?t|not|longer) want to~(live|here|wake)",
  "(reason|nothing) to live|(worth|tired of) living",
  "depress(ed|es|ion|ing|ive)?",
  "hopeless(ly|ness)?|despair(ing)?",
  `${cannot} (on|cope)`,
  // The body
  `${cannot} (pee|urinate|urine|water|walk)`,
  `${cannot} (move|feel)~(legs?|feet)`,
  "(block|clog)[a-z]* catheter|catheter~(block|clog|came|fell)[a-z]*",
  `${blood}( in| when| i| my| the| his| your)* (urine|pee)`,
  `(urine|pee(ing)?|urinating|passing)( is| has)* ${blood}`,
  "clots?|urinary retention",
  "bleed(s|ing)?|bled",
  "los(t|ing|s of) (bladder |bowel )?control",
  "weak(ness)?~legs?|legs?~weak(ness)?",
  "numb(ness)?|paraly[sz]ed",
  "(can(no| )?t|short(ness)?|trouble|hard)~breath[a-z]*",
  "chest (pains?|tightness)|pain in my chest",
  "stroke|heart attack|sepsis",
  "fever(s|ish)?|chills|shivering",
  "emergency|crisis|9 ?1 ?1|9 ?8 ?8",
];
const sign = new RegExp(`\\b(${urgent.join("|").replaceAll("~", " (\\w+ ){0,2}")})\\b`);

/** Whether a search sounds like somebody needs help now rather than a page. Whole words count: "number" is not "numb". */
export const isUrgent = (term: string): boolean =>
  sign.test(
    fold(term.normalize("NFC"))
      .replaceAll("’", "")
      .replace(/[^a-z0-9]+/g, " "),
  );

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
