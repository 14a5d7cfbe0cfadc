/** What is sent and stored, and the words beside it. */
export type FieldOption = { value: string; label: string };

type Typed = {
  label: string;
  required?: boolean;
  /** What the browser may fill in, by the names of the HTML standard. */
  autoComplete?: string;
  /** The box is made to fit a short answer. */
  width?: "medium";
};
type Explained = {
  /** Why we ask, and what is meant. */
  hint?: string;
};

/**
 * One question: its words, what answers it takes (`answersSchema`) and how it is shown (`FormFieldControl` of the site).
 *
 * - `text`: one line of at most `most` characters (250). `only`: where something is mailed. `list`: what the page lets people
 *   choose from, with `empty` before they have; what is posted may be spelt in another way.
 * - `day`: a day of the calendar, `YYYY-MM-DD`; a page may offer some of them as a list. `time`: `HH:MM`.
 * - `long-text`: several lines of at most 5,000 characters.
 * - `one-of`: a list to open or buttons in a row. `empty` is shown before an answer, and is an answer where none is
 *   required. `open`: other texts are taken too. Two options may send the same; the first is what it is read as.
 * - `any-of`: boxes to tick, sent in one text, joined by commas. `open`: the page knows what there is, by its address.
 * - `tick`: one box, which sends `value`. One that is not ticked sends nothing and means `otherwise`.
 */
export type FormField =
  | (Typed & {
      kind: "text";
      most?: number;
      list?: readonly string[];
      empty?: string;
      only?: "canadian-postal-code" | "province";
    })
  | (Typed & { kind: "email"; required: true })
  | (Typed & { kind: "phone" })
  | (Typed & { kind: "day" | "time" })
  | { kind: "long-text"; label: string; rows: number }
  | (Typed &
      Explained & {
        kind: "one-of";
        look: "list" | "row";
        options: readonly FieldOption[];
        empty?: string;
        open?: boolean;
      })
  | (Explained & { kind: "any-of"; label: string; options: readonly FieldOption[]; open?: boolean })
  | { kind: "tick"; label: string; value: string; otherwise?: string };

export type FormFields = Readonly<Record<string, FormField>>;

/**
 * All there is to know of a form that visitors post. Plain data: the footer of every page reads one, and the schema
 * library is not worth its weight there.
 */
export type FormDefinition = {
  /** What its answers are stored under, and its id on its page. */
  name: string;
  /** The number in its address: `/api/forms/{number}`. */
  number: number;
  /** Path of its page; `null` for a form that stands on every page. */
  page: string | null;
  /** What staff call it: the title of the mail to the office. */
  title: string;
  /** Which contact of the company data gets the mail to the office. A reply to it goes to the sender. */
  office: string;
  /** The letter at the beginning of the reference number that the sender is given. */
  referencePrefix: string;
  /** What the rule of how long an answer is kept is called. */
  retention: string;
  /** That rule, in words for visitors: it becomes a line of the one table (`retention-rules.ts`). */
  kept: {
    title: string;
    holds: string;
    why: string;
    /** `from` finishes the sentence "90 days …". */
    term: { count: number; unit: "day" | "year"; from: string };
    /** What else holds beside the term. */
    ends?: string;
  };
  /** Staff have something to do about each answer: it is kept until they have done it. */
  waitsForStaff: boolean;
  /** Which fields say who the sender is. */
  person: { firstName: string; lastName?: string; email: string };
  /** Fields that hold nothing of anybody's health: the mail to the office tells them too, in words. */
  inOfficeMail?: readonly string[];
  /** In the order of the page. Staff read the answers under the same words. */
  fields: FormFields;
  /** Words on the button. */
  submit: string;
  /** What is said when the form has arrived, above the reference number. */
  thanks?: string;
  /** Words of the mail that tells its sender that it has arrived; none where nobody is to get one. */
  received?: { subject: string; preview: string; text: string; next: string };
};

/** A definition in which `person` and `inOfficeMail` name fields that there are. */
export const defineForm = <const Form extends FormDefinition>(
  form: Form & {
    person: { [Part in keyof FormDefinition["person"]]: keyof Form["fields"] };
    inOfficeMail?: readonly (keyof Form["fields"])[];
  },
): Form => form;
