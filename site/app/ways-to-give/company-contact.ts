import type { Company } from "@pcf/contract/content/company";

type Contact = { value: string; href: string; note?: string | undefined };

/** One line of the company's contact list by its id, or the first of the list that has any. */
function contact(company: Company, ...ids: string[]): Contact {
  for (const id of ids) {
    const found = company.contact.find((each) => each.id === id);
    if (found) return found;
  }
  return company.contact[0] ?? { value: "", href: "" };
}

/** The number that is free to call. */
export const tollFree = (company: Company) => contact(company, "telTF", "tel");
/** Whom donors write to. */
export const givingEmail = (company: Company) => contact(company, "givingEmail", "email");

/** The lines of the postal address. */
export const addressLines = ({ name, address }: Company) => [
  name,
  address.street,
  `${address.city}, ${address.province} ${address.postalCode}`,
  address.country,
];

/** Whom to ask about a gift. */
export const donationsHelp = (company: Company) => ({
  phone: tollFree(company),
  email: givingEmail(company),
});
