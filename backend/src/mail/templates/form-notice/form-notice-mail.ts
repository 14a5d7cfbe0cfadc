import { Fragment, createElement as h } from "react";
import { readCompany } from "../../../company.ts";
import { env } from "../../../env.ts";
import { button, factTable, heading, mailDocument } from "../mail-parts.ts";
import { renderMail } from "../render-mail.ts";
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
  renderMail(
    copy.subject(submission.title, submission.reference),
    mailDocument({
      company: readCompany(),
      preview: copy.preview,
      children: h(
        Fragment,
        null,
        heading(submission.title),
        factTable(
          Object.entries(submission.answers).map(
            ([name, answer]) => [fieldLabels[name] ?? name, said(answer)] as const,
          ),
        ),
        button(copy.open, `${env.BACKEND_ADMIN_ORIGIN}/admin/collections/form-submissions/${submission.id}`),
      ),
    }),
  );
