import { shownMoment } from "../../platform/admin/shown-moment.ts";
import type { OtherForm } from "./earlier-forms.ts";
import { stateWords, titleOf } from "./message-forms.ts";

const copy = {
  title: "More from the same email address",
  none: "Nothing else has come from this address.",
  line: (form: string, at: string) => `${form}, ${at}`,
  mailed: "Mailed",
  toMail: "To mail",
} as const;

const stateOf = ({ form, state }: OtherForm): string => {
  if (form !== "kit" || state === "spam") return stateWords[state];
  return state === "new" ? copy.toMail : copy.mailed;
};

/** Earlier and later messages, kits and offers of the same person. */
export const OtherForms = ({ forms, admin }: { forms: readonly OtherForm[]; admin: string }) => (
  <section aria-labelledby="message-others">
    <h2 id="message-others">{copy.title}</h2>
    {forms.length === 0 ? (
      <p>{copy.none}</p>
    ) : (
      <ul className="message__others">
        {forms.map((form) => (
          <li key={form.id}>
            <a href={`${admin}/messages/${form.id}`}>
              {copy.line(titleOf(form.form), shownMoment(form.createdAt))}
            </a>{" "}
            {stateOf(form)}
          </li>
        ))}
      </ul>
    )}
  </section>
);
