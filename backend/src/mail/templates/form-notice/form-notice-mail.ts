import { env } from "../../../env.ts";
import { letter } from "../letter.ts";
import { button, factTable, heading } from "../mail-parts.ts";
import { copy, fieldLabels } from "./copy.ts";

const said = (answer: unknown) =>
  (Array.isArray(answer) ? answer.join(", ") : String(answer ?? "")) || copy.none;

/** Answers to a form, as its fields are named, for the office. */
export const formNoticeMail = (submission: {
  title: string;
  reference: string;
  id: number;
  answers: Record<string, unknown>;
}) =>
  letter(
    { ...copy, subject: copy.subject(submission.title, submission.reference) },
    heading(submission.title),
    factTable(
      Object.entries(submission.answers).map(
        ([name, answer]) => [fieldLabels[name] ?? name, said(answer)] as const,
      ),
    ),
    button(copy.open, `${env.BACKEND_ADMIN_ORIGIN}/admin/collections/form-submissions/${submission.id}`),
  );
