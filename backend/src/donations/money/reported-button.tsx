"use client";

import { useRouter } from "next/navigation.js";
import { AskFirst } from "../../platform/admin/ask-first.tsx";
import { sendAction } from "../../platform/admin/send-action.ts";

const copy = {
  yes: {
    label: "It is reported",
    question: (number: string) => `Is the returned gift of receipt ${number} reported to the CRA?`,
    about: [
      "It leaves this list. The log keeps that you said so.",
      "Nothing goes to the CRA from here: the charity’s own return is what counts.",
    ],
    yes: "Yes, it is reported",
    done: (number: string) => `Receipt ${number}: reported.`,
  },
  no: {
    label: "It is not, after all",
    question: (number: string) => `Is the returned gift of receipt ${number} still to be reported?`,
    about: ["It goes back to what is to be reported. The log keeps that you said so."],
    yes: "Yes, it is still to be reported",
    done: (number: string) => `Receipt ${number}: still to be reported.`,
  },
} as const;

type ReportedButtonProps = {
  address: string;
  number: string;
  reported: boolean;
  /** Says what came of it, in a place that stays when the row goes. */
  say: (words: string) => void;
};

/** By which finance say that a returned gift is reported, or is not after all. */
export function ReportedButton({ address, number, reported, say }: ReportedButtonProps) {
  const router = useRouter();
  const words = reported ? copy.yes : copy.no;
  const send = async () => {
    const { refused } = await sendAction(address, { reported });
    say(refused ?? words.done(number));
    if (refused === undefined) router.refresh();
  };
  return (
    <AskFirst
      label={words.label}
      question={words.question(number)}
      about={words.about}
      yes={words.yes}
      onYes={send}
    />
  );
}
