import type { FormAnswer } from "./form-answer.ts";
import { formMessages } from "./form-messages.ts";

type Issue = { path: PropertyKey[]; message: string; code?: string; input?: unknown };

/** The first complaint about each field, in the order of the form. A missing field reads as an empty one. */
export function invalidFields(issues: readonly Issue[]): FormAnswer["invalid_fields"] {
  const found = new Map<string, string>();
  for (const issue of issues) {
    const field = String(issue.path[0] ?? "");
    const missing = issue.code === "invalid_type";
    if (!found.has(field)) found.set(field, missing ? formMessages.required : issue.message);
  }
  return [...found].map(([field, message]) => ({ field, message }));
}
