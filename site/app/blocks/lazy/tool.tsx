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
  /** Printing the page then prints the answer alone, and a button does so; a tool that is not printed is on screens only. */
  printed?: boolean;
  /** What the tool knows, for whoever reads without a script or would rather read it all. */
  children?: ReactNode;
};

/** What is filled in, by the title of the tool: who follows a link of the answer and comes back goes on where they were. */
const filledIn = new Map<string, FormData>();

/** Gives the fields of a form the values that they had. */
function refill(form: HTMLFormElement, given: FormData) {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")) {
    const values = given.getAll(field.name);
    if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type))
      field.checked = values.includes(field.value);
    else if (values.length > 0) field.value = String(values[0]);
  }
}

/**
 * Questions that are answered at once, on the device alone: what is chosen lives in the memory of the open page, until that
 * is left for another site or closed, and nowhere else. The form's method is "dialog", which outside a dialog sends nothing, also before or without a script.
 */
export function Tool({ title, waiting, fields, answer, printed, children }: ToolProps) {
  const form = useRef<HTMLFormElement>(null);
  const [given, setGiven] = useState<FormData>();
  const [round, setRound] = useState(0);
  const read = () => {
    const now = new FormData(form.current ?? undefined);
    filledIn.set(title, now);
    setGiven(now);
  };
  // What was chosen before this page's script arrived counts too; whoever starts again goes on at the first question.
  useEffect(() => {
    const before = filledIn.get(title);
    if (form.current && before) refill(form.current, before);
    setGiven(new FormData(form.current ?? undefined));
    if (round > 0) form.current?.querySelector<HTMLElement>("input, select")?.focus();
  }, [round, title]);
  const startAgain = () => {
    filledIn.delete(title);
    setRound(round + 1);
  };
  const shown = given && answer(given);
  return (
    <section
      className="tool measure stack"
      data-tone="mist"
      data-screen-only={printed ? undefined : ""}
      aria-label={title}
    >
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
            <Button variant="quiet" onClick={startAgain}>
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
