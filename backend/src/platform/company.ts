import { readFileSync } from "node:fs";
import { type Company, companySchema } from "@pcf/contract/content/company";
import { env } from "../env.ts";

let known: { file: string; company: Company } | undefined;

/**
 * Who the charity is: the same file that the site serves as `/static-data.json`.
 *
 * @throws Error naming COMPANY_DATA_FILE when it cannot be read.
 */
export function readCompany(): Company {
  const file = env.COMPANY_DATA_FILE;
  if (known?.file === file) return known.company;
  try {
    const company = companySchema.parse(JSON.parse(readFileSync(file, "utf8")));
    known = { file, company };
    return company;
  } catch (error) {
    throw new Error(`COMPANY_DATA_FILE: ${file} is not the company data`, { cause: error });
  }
}

/** Value of one of the charity's contacts, such as `givingEmail`; the first email or phone there is otherwise. */
export function companyContact(id: string): string {
  const { contact } = readCompany();
  const wanted = contact.find((entry) => entry.id === id);
  const scheme = /tel/i.test(id) ? "tel:" : "mailto:";
  return (wanted ?? contact.find(({ href }) => href.startsWith(scheme)))?.value ?? "";
}
