import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "~/ui/button/button";

const toolCopy = {
  private: "What you choose stays on this device. Nothing is sent.",
  again: "Start again",
  print: "Print my answer",
};

/** What a tool says to the answers: its first words, which are read aloud when they change, and the rest. */
export type ToolAnswer = { title: string; children: ReactNode };

type ToolProps = {
  title: string;
  /** What stands there until there is an answer. */
  waiting: string;
  fields: ReactNode;
  /** The fields by their names, as they are filled in. Undefined as long as they do not make an answer. */
  answer: (given: FormData) => ToolAnswer | undefined;
  /** Printing the page then prints the answer alone, and a button does so. */
  printed?: boolean;
  /** What the tool knows, for whoever reads without a script or would rather read it all. */
  children?: ReactNode;
};

/**
 * Questions that are answered at once, on the device alone: what is chosen lives in this component and nowhere else. The
 * form's method is "dialog", which outside a dialog sends nothing, also before or without a script.
 */
export function Tool({ title, waiting, fields, answer, printed, children }: ToolProps) {
  const form = useRef<HTMLFormElement>(null);
  const [given, setGiven] = useState<FormData>();
  const [round, setRound] = useState(0);
  const read = () => setGiven(new FormData(form.current ?? undefined));
  // What was chosen before this page's script arrived counts too; whoever starts again goes on at the first question.
  useEffect(() => {
    setGiven(new FormData(form.current ?? undefined));
    if (round > 0) form.current?.querySelector<HTMLElement>("input, select")?.focus();
  }, [round]);
  const shown = given && answer(given);
  return (
    <section className="tool measure stack" data-tone="mist" aria-label={title}>
      <form
        key={round}
        ref={form}
        method="dialog"
        className="tool-form stack"
        onChange={read}
        onSubmit={(event: FormEvent) => event.preventDefault()}
      >
        <p className="field-hint">{toolCopy.private}</p>
        {fields}
      </form>
      <div className="tool-answer stack" data-printed={shown && printed ? "" : undefined}>
        <div role="status">{shown ? <h3>{shown.title}</h3> : <p>{waiting}</p>}</div>
        {shown?.children}
        {shown && (
          <p className="button-row">
            {printed && <Button onClick={() => window.print()}>{toolCopy.print}</Button>}
            <Button variant="quiet" onClick={() => setRound(round + 1)}>
              {toolCopy.again}
            </Button>
          </p>
        )}
      </div>
      {children}
    </section>
  );
}

/** Questions to take along. */
export function ToolQuestions({ title, questions }: { title: string; questions: readonly string[] }) {
  return (
    <>
      <h4>{title}</h4>
      <ul className="dashed">
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </>
  );
}
