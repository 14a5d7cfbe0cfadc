import type { ReceiptCheck } from "@pcf/contract/donation/receipt-check";
import { givingUrls } from "@pcf/contract/urls";
import { data } from "react-router";
import { identityOf } from "~/content/site";
import type { RouteHandle } from "~/route-handle";
import { pageMeta } from "~/shell/page-meta";
import { Alert } from "~/ui/alert/alert";
import { Button } from "~/ui/button/button";
import { TextField } from "~/ui/field/text-field";
import { OutcomePage } from "../outcome-page";
import { shownReceiptCheckContext } from "../visitor-data";
import type { Route } from "./+types/route";
import { receiptCheckCopy as copy, receiptAnswerWords } from "./receipt-check-copy";

export const handle: RouteHandle = { body: "donation" };

const nothingTyped: ReceiptCheck = { typed: { serial: "", amount: "" }, wrong: {}, answer: null };

/** An answer is given to the form that asked for it, and to no address: none could be passed on that says "genuine". */
export function loader({ context }: Route.LoaderArgs) {
  const shown = context.get(shownReceiptCheckContext);
  const isSilent = shown !== null && shown.check === null;
  return data({ check: shown?.check ?? nothingTyped, isSilent }, { status: shown?.status ?? 200 });
}

const wordsOf = ({ check, isSilent }: { check: ReceiptCheck; isSilent: boolean }) =>
  isSilent ? copy.unreachable : check.answer && receiptAnswerWords(check.answer);

export function meta({ loaderData, matches }: Route.MetaArgs) {
  // Without a script the answer is a page of its own, whose title is read first.
  const title = (loaderData && wordsOf(loaderData)?.title) || copy.title;
  return pageMeta({ ...copy, title, path: givingUrls.receiptCheck, noindex: true }, identityOf(matches));
}

export default function ReceiptCheckPage({ loaderData }: Route.ComponentProps) {
  const { typed, wrong, answer } = loaderData.check;
  const answerWords = wordsOf(loaderData);
  const faultWords = (field: "serial" | "amount") => {
    const fault = wrong[field];
    return fault && copy.wrong[field][fault];
  };
  // Whoever has been answered about one receipt asks about another next, unless there was a slip of the hand.
  const isDone = answer !== null && answer.says !== "not-found" && answer.says !== "too-often";
  return (
    <OutcomePage title={copy.title}>
      {answerWords ? (
        <Alert tone={answerWords.tone} title={answerWords.title} role="status">
          {answerWords.text}
        </Alert>
      ) : (
        <p className="lead">{copy.intro}</p>
      )}
      {isDone && <h2>{copy.again}</h2>}
      <form
        method="post"
        action={givingUrls.receiptCheck}
        encType="multipart/form-data"
        className="stack"
        noValidate
      >
        <TextField
          name="serial"
          label={copy.serial}
          hint={copy.serialHint}
          error={faultWords("serial")}
          defaultValue={isDone ? "" : typed.serial}
          inputMode="numeric"
          autoComplete="off"
          width="medium"
          maxLength={60}
          // Only after a try to send, when the page was loaded to fix this: there is nothing else to read first.
          autoFocus={wrong.serial !== undefined}
          required
        />
        <TextField
          name="amount"
          label={copy.amount}
          hint={copy.amountHint}
          error={faultWords("amount")}
          defaultValue={isDone ? "" : typed.amount}
          prefix="$"
          inputMode="decimal"
          autoComplete="off"
          width="medium"
          maxLength={60}
          autoFocus={wrong.serial === undefined && wrong.amount !== undefined}
          required
        />
        <div className="giving-actions">
          <Button type="submit">{copy.send}</Button>
        </div>
      </form>
    </OutcomePage>
  );
}
