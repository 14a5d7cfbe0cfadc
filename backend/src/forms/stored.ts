import { createHmac } from "node:crypto";
import type { FormDefinition } from "@pcf/contract/forms/form-definition";
import type { ListedForm } from "@pcf/contract/forms/forms";
import { namesThere } from "@pcf/contract/typed-name";
import { env } from "../env.ts";

/** A mark that tells senders apart for a day and cannot be turned back into an address. */
export const senderMark = (address: string, now: Date): string =>
  createHmac("sha256", env.PAYLOAD_SECRET)
    .update(`form-sender:${now.toISOString().slice(0, 10)}:${address}`)
    .digest("base64url")
    .slice(0, 22);

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

type Person = { firstName: string; lastName: string; email: string };

/** Who sent the form, by the fields that its definition names. */
export function personOf({ person }: FormDefinition, answers: Record<string, unknown>): Person {
  const text = (field: string | undefined) => String((field && answers[field]) ?? "");
  const names = namesThere({ firstName: text(person.firstName), lastName: text(person.lastName) });
  return { ...names, email: text(person.email) };
}
