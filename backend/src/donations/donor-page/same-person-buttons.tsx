"use client";

import { AskFirst } from "../../platform/admin/ask-first.tsx";
import { useSentAction } from "../../platform/admin/use-sent-action.ts";

const copy = {
  merge: "The same person",
  mergeAsk: (name: string) => `Is ${name} the same person?`,
  mergeAbout: [
    "Gifts, receipts and mails of both addresses then stand on this page, and count together.",
    "Nothing about the gifts changes, and nobody is mailed. You can take it back.",
  ],
  mergeYes: "Yes, the same person",
  merged: (email: string) => `${email} stands on this page now.`,
  part: "Not the same person after all",
  partAsk: (email: string) => `Is ${email} somebody else after all?`,
  partAbout: ["The address gets a page of its own again. Notes stay here: look whether some belong there."],
  partYes: "Yes, somebody else",
  parted: (email: string) => `${email} has a page of its own again.`,
} as const;

type MergeButtonProps = { url: string; here: string; other: { id: number; name: string; email: string } };

/** Puts another address with the person of the page. `here` is the page itself, without the search for the other. */
export function MergeButton({ url, here, other }: MergeButtonProps) {
  const { status: problem, send } = useSentAction();
  return (
    <span>
      <AskFirst
        label={copy.merge}
        question={copy.mergeAsk(other.name)}
        about={[`${other.name}, ${other.email}.`, ...copy.mergeAbout]}
        yes={copy.mergeYes}
        onYes={() => send(url, { other: other.id }, { done: copy.merged(other.email), next: here })}
      />
      {problem && <span role="alert">{problem}</span>}
    </span>
  );
}

/** Makes an address a person of its own again. */
export function PartButton({ url, email }: { url: string; email: string }) {
  const { status: problem, send } = useSentAction();
  return (
    <span>
      <AskFirst
        label={copy.part}
        question={copy.partAsk(email)}
        about={copy.partAbout}
        yes={copy.partYes}
        onYes={() => send(url, {}, { done: copy.parted(email) })}
      />
      {problem && <span role="alert">{problem}</span>}
    </span>
  );
}
