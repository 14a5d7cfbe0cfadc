import { Printer } from "lucide-react";
import { useState } from "react";
import { emptySheet, type Sheet, withQuestion } from "~/questions/sheet-store";
import { useSheet } from "~/questions/use-sheet";
import { Button } from "~/ui/button/button";
import { CheckboxField } from "~/ui/field/choice-group";
import { TextareaField } from "~/ui/field/textarea-field";
import { PageLink } from "~/ui/link/page-link";
import { myQuestionsCopy as copy } from "./my-questions-copy";

/** A page that has a list of questions. `href` leads to the list. */
export type PageOfQuestions = { uri: string; title: string; href: string };

/** What the reader has ticked on pages and written here, to be printed. It is read from this device, and stays there. */
export function QuestionSheet({ pages }: { pages: readonly PageOfQuestions[] }) {
  const { sheet, isRead, isStored, change } = useSheet();
  const [cleared, setCleared] = useState<Sheet>();
  const ownLines = sheet.own.split("\n").filter((line) => line.trim());
  const isEmpty = sheet.questions.length === 0 && ownLines.length === 0;

  function clear() {
    setCleared(sheet);
    change(() => emptySheet);
  }
  function bringBack() {
    if (cleared) change(() => cleared);
    setCleared(undefined);
  }

  return (
    <section
      className="question-sheet needs-script"
      data-large={sheet.large ? "" : undefined}
      aria-labelledby="question-sheet"
    >
      <h2 id="question-sheet">{copy.sheet}</h2>
      {!isRead && <p>{copy.opening}</p>}
      {isRead && (
        <>
          {!isStored && (
            <p className="alert" role="alert">
              {copy.unstored}
            </p>
          )}
          {isEmpty && !cleared && <p className="no-print">{copy.empty}</p>}
          {[...Map.groupBy(sheet.questions, ({ page }) => page)].map(([page, questions]) => {
            const known = pages.find(({ uri }) => uri === page);
            return (
              <section key={page} aria-label={known?.title ?? copy.otherPage}>
                <h3>{known ? <PageLink to={known.href}>{known.title}</PageLink> : copy.otherPage}</h3>
                <ul>
                  {questions.map((question) => (
                    <li key={question.text}>
                      <span>{question.text}</span>
                      <Button
                        variant="quiet"
                        size="small"
                        aria-label={`${copy.remove}: ${question.text}`}
                        onClick={() => change((before) => withQuestion(before, question, false))}
                      >
                        {copy.remove}
                      </Button>
                    </li>
                  ))}
                </ul>
              </section>
            );
          })}
          {ownLines.length > 0 && (
            <section className="own-questions" aria-hidden="true">
              <h3>{copy.own}</h3>
              <ul>
                {ownLines.map((line, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines have their places alone, and two may be the same
                  <li key={at}>{line}</li>
                ))}
              </ul>
            </section>
          )}
          <div className="no-print stack">
            <TextareaField
              name="own-questions"
              label={copy.own}
              hint={copy.ownHint}
              autoComplete="off"
              value={sheet.own}
              onChange={({ currentTarget: { value } }) => change((before) => ({ ...before, own: value }))}
            />
            <CheckboxField
              name="large-print"
              label={copy.large}
              autoComplete="off"
              checked={sheet.large}
              onChange={({ currentTarget: { checked } }) =>
                change((before) => ({ ...before, large: checked }))
              }
            />
            <div className="button-row">
              <Button icon={<Printer aria-hidden="true" />} disabled={isEmpty} onClick={() => window.print()}>
                {copy.print}
              </Button>
              <Button variant="secondary" disabled={isEmpty} onClick={clear}>
                {copy.clear}
              </Button>
              {cleared && isEmpty && (
                <Button variant="quiet" onClick={bringBack}>
                  {copy.bringBack}
                </Button>
              )}
            </div>
            <p role="status">{cleared && isEmpty && copy.cleared}</p>
          </div>
        </>
      )}
    </section>
  );
}
