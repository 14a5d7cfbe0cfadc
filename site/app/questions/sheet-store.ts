import * as z from "zod/mini";
import { deviceStore } from "~/device/device-store";

const sheetSchema = z.object({
  /** As they were when they were ticked: a page that changes takes nothing from the sheet. `page` is its address. */
  questions: z.array(z.object({ page: z.string(), text: z.string() })),
  /** What the reader has written, a question to a line. */
  own: z.string(),
  large: z.boolean(),
});
export type Sheet = z.output<typeof sheetSchema>;
export type TickedQuestion = Sheet["questions"][number];

export const emptySheet: Sheet = { questions: [], own: "", large: false };

/** Under this name the browser's local storage holds the sheet. Nothing sends it anywhere. */
const store = deviceStore("pcfQuestions", sheetSchema);

export const readSheet = (): Sheet => store.read() ?? emptySheet;

/** Whether it is still there when the page has been left. Of an empty sheet nothing stays. */
export function writeSheet(sheet: Sheet): boolean {
  if (sheet.questions.length > 0 || sheet.own || sheet.large) return store.write(sheet);
  store.clear();
  return true;
}

const isSame = (one: TickedQuestion, other: TickedQuestion) =>
  one.page === other.page && one.text === other.text;

export const isOnSheet = ({ questions }: Sheet, question: TickedQuestion): boolean =>
  questions.some((each) => isSame(each, question));

/** The sheet with or without a question, which stands there once. */
export const withQuestion = (sheet: Sheet, question: TickedQuestion, ticked: boolean): Sheet => ({
  ...sheet,
  questions: [...sheet.questions.filter((each) => !isSame(each, question)), ...(ticked ? [question] : [])],
});
