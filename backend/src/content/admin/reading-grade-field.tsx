"use client";

import { useAllFormFields } from "@payloadcms/ui";
import { useDeferredValue, useMemo } from "react";
import { gradeInWords, readingGrade, textOfForm } from "../reading-grade.ts";

const copy = {
  title: "How hard it is to read",
  longest: "The longest sentences:",
  words: (count: number) => `(${count} words)`,
} as const;

const shownLetters = 160;
const shortened = (text: string) =>
  text.length > shownLetters ? `${text.slice(0, shownLetters).replace(/\s+\S*$/, "")}…` : text;

/** Beside the text of a page: the grade of school at which it is understood, as it is typed, and the sentences to cut first. */
export function ReadingGradeField() {
  const [fields] = useAllFormFields();
  const typed = useDeferredValue(fields);
  const judged = useMemo(
    () => readingGrade(textOfForm(Object.entries(typed).map(([path, { value }]) => [path, value]))),
    [typed],
  );
  return (
    <section className="field-type ui" style={{ marginTop: "var(--base)" }} aria-label={copy.title}>
      <p>
        <strong>{copy.title}</strong>
      </p>
      <p>{gradeInWords(judged)}</p>
      {judged.longest.length > 0 && (
        <>
          <p>{copy.longest}</p>
          <ul>
            {judged.longest.map(({ text, words }) => (
              <li key={text}>
                {shortened(text)} {copy.words(words)}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
