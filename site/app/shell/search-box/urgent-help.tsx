import { helplineCopy as copy } from "@pcf/contract/helpline";
import type { ReactNode } from "react";
import { shellCopy } from "~/shell/shell-copy";
import { fold } from "./fold";

/** Written as `plainWords` leaves a search: small letters, no apostrophes, one blank between words. */
const urgent = [
  "(cant|cannot|can not|couldnt|could not|unable to|not able to) (pee|urinate|pass urine|walk)",
  "blood in (my |the |his |your )?(urine|pee)",
  "(pee|peeing|urinating|passing) blood",
  "leg weakness",
  "bleed(s|ing)?|bled",
  "depress(ed|es|ion|ing|ive)?",
  "hopeless(ly|ness)?",
  "despair(ing)?",
  "numb(ness)?",
  "fever(s|ish)?",
  "chest pains?",
  "suicid[a-z]*",
  "kill(ing)? (my|him)self",
  "wants? to die",
  "end(ing)? (my life|it all)",
  "no reason to live",
  "overdos(e|es|ed|ing)",
  "(dont|do not) want to live",
  "self ?harm[a-z]*",
].map((words) => new RegExp(`\\b(?:${words})\\b`));

const plainWords = (text: string) =>
  fold(text.normalize("NFC"))
    .replaceAll("’", "")
    .replace(/[^a-z0-9]+/g, " ");

/** Whether a search sounds like somebody needs help now rather than a page. Whole words count: "number" is not "numb". */
export function isUrgent(term: string): boolean {
  const words = plainWords(term);
  return urgent.some((pattern) => pattern.test(words));
}

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
