import { pageVoteApi, voteOutcomes } from "@pcf/contract/page-vote";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { Button } from "~/ui/button/button";
import { TextLink } from "~/ui/link/text-link";

const copy = {
  question: "Was this page helpful?",
  yes: "Yes",
  no: "No",
  thanks: "Thank you. Your answer is counted, without your name or anything else about you.",
  lost: "We could not count your answer just now. Please try again in a few minutes.",
  more: "Something is missing or wrong?",
  tellUs: "Tell us",
};

const patienceMs = 10_000;

/**
 * Two buttons under a page. Without a script the browser sends them, and the server leads back to one of the two sentences, which
 * the address then names (`:target`): so the page stays the same for everybody.
 */
export function HelpfulForm({ page }: { page: string }) {
  const [state, setState] = useState<"asked" | "sending" | keyof typeof voteOutcomes>("asked");
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (state === "counted" || state === "lost") sentence.current?.focus();
  }, [state]);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === "sending") return;
    const body = new FormData(event.currentTarget, event.submitter);
    setState("sending");
    const sent: RequestInit = { method: "POST", body, headers: { accept: "application/json" } };
    const answer = await fetch(pageVoteApi, { ...sent, signal: AbortSignal.timeout(patienceMs) }).catch(
      () => undefined,
    );
    setState(answer?.ok ? "counted" : "lost");
  }

  const said = (outcome: keyof typeof voteOutcomes) => ({
    id: voteOutcomes[outcome],
    className: "helpful-said",
    tabIndex: -1,
    ...(state === outcome && { ref: sentence, "data-said": "" }),
  });
  return (
    <form
      className="helpful no-print"
      action={pageVoteApi}
      method="post"
      encType="multipart/form-data"
      onSubmit={send}
      aria-labelledby="helpful-question"
    >
      <h2 id="helpful-question">{copy.question}</h2>
      <input type="hidden" name="page" value={page} />
      <p {...said("counted")}>{copy.thanks}</p>
      <p {...said("lost")}>{copy.lost}</p>
      <div className="button-row">
        {(["yes", "no"] as const).map((answer) => (
          <Button key={answer} type="submit" variant="secondary" name="helpful" value={answer}>
            {copy[answer]}
          </Button>
        ))}
      </div>
      <p>
        {copy.more} <TextLink href="/about-us/contact-us">{copy.tellUs}</TextLink>.
      </p>
    </form>
  );
}
