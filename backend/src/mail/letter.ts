import { Fragment, createElement as h, type ReactNode } from "react";
import { readCompany } from "../platform/company.ts";
import { mailDocument } from "./mail-parts.ts";
import { type RenderedMail, renderMail } from "./render-mail.ts";

/**
 * A mail of the foundation in its usual frame. `why` says to the reader why it came; mails to staff have none. `office` is the
 * contact of the company data that answers questions about it.
 */
export function letter(
  {
    subject,
    preview,
    why,
    office = "givingEmail",
  }: { subject: string; preview: string; why?: string; office?: string },
  ...parts: ReactNode[]
): Promise<RenderedMail> {
  const children = h(Fragment, null, ...parts);
  return renderMail(subject, mailDocument({ company: readCompany(), preview, why, office, children }));
}
