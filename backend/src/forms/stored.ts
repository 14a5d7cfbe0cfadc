import type { ListedForm } from "@pcf/contract/forms/forms";
import type { Person } from "./person-of.ts";

/** A submission that has been stored, and who sent it. */
export type Stored = {
  id: number;
  form: ListedForm;
  reference: string;
  /** First and last name in one. */
  name: string;
  person: Person;
  sender: string;
  now: Date;
  /** Of a kit request: the Wednesday on which it goes out, `YYYY-MM-DD`. */
  mailOn: string | null;
  answers: Record<string, unknown>;
};
