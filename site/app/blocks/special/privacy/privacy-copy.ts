import type { RetentionGroup } from "@pcf/contract/privacy/retention-rule";

/** Words around the parts of the privacy page; what is kept and for how long stands in the contract. */
export const privacyCopy = {
  columns: ["What", "What it holds", "Why we keep it", "For how long", "What happens then"],
  groups: [
    ["forms", "When you write to us or order a kit"],
    ["list", "The mailing list"],
    ["giving", "When you give"],
    ["security", "Keeping thieves out"],
    ["site", "On this site"],
  ] as const satisfies readonly (readonly [RetentionGroup, string])[],
  officer: {
    office: "Privacy Officer",
    email: "E-mail",
    telephone: "Phone",
    address: "Mail",
    /** Contacts of the company data that stand in for what staff have not filled in. */
    emailId: "email",
    telephoneId: "telTF",
  },
};
