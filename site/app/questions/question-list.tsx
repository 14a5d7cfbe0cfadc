import { myQuestionsUrl } from "@pcf/contract/urls";
import { useLocation } from "react-router";
import type { Question } from "~/content/html/questions-in";
import { TextLink } from "~/ui/link/text-link";
import { isOnSheet, withQuestion } from "./sheet-store";
import { useSheet } from "./use-sheet";

const copy = {
  hint: "Tick the questions you want to take along. They stay on this device.",
  counted: (count: number) => (count === 1 ? "1 question on your sheet" : `${count} questions on your sheet`),
  see: "See and print",
  unstored: "Your browser does not keep notes: your sheet is lost when you close this page.",
};

/**
 * The questions to ask of a page, each with a box that puts it on the reader's sheet. The boxes come with the page, so that nothing
 * moves when the script arrives; without one, and on paper, it is the list that it always was.
 */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  const { pathname: page } = useLocation();
  const { sheet, change, isStored } = useSheet();
  const count = sheet.questions.length;
  return (
    <div className="prose question-list">
      <ul>
        {questions.map(({ html, text }) => {
          const question = { page, text };
          return (
            <li key={text}>
              <label className="choice">
                <input
                  type="checkbox"
                  autoComplete="off"
                  checked={isOnSheet(sheet, question)}
                  onChange={({ currentTarget: { checked } }) =>
                    change((before) => withQuestion(before, question, checked))
                  }
                />
                {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a part of safe HTML. */}
                <span dangerouslySetInnerHTML={{ __html: html }} />
              </label>
            </li>
          );
        })}
      </ul>
      <p className="question-bar needs-script no-print">
        <span role="status">{count > 0 ? copy.counted(count) : copy.hint}</span>
        {count > 0 && <TextLink href={myQuestionsUrl}>{copy.see}</TextLink>}
        {!isStored && <span role="alert">{copy.unstored}</span>}
      </p>
    </div>
  );
}
