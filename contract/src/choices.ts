/** Closed lists of choices. The value is what is sent and stored; the label is what people read. */

export const tributeKinds = ["Gift to the Foundation", "Gift in Memoriam", "Gift in Honour"] as const;

export const tributeCardChoices = ["none", "ecard", "letter"] as const;

export const provinces = [
  { code: "AB", name: "Alberta" },
  { code: "BC", name: "British Columbia" },
  { code: "MB", name: "Manitoba" },
  { code: "NB", name: "New Brunswick" },
  { code: "NL", name: "Newfoundland and Labrador" },
  { code: "NT", name: "Northwest Territories" },
  { code: "NS", name: "Nova Scotia" },
  { code: "NU", name: "Nunavut" },
  { code: "ON", name: "Ontario" },
  { code: "PE", name: "Prince Edward Island" },
  { code: "QC", name: "Quebec" },
  { code: "SK", name: "Saskatchewan" },
  { code: "YT", name: "Yukon" },
] as const;

export type ProvinceCode = (typeof provinces)[number]["code"];
export const provinceCodes = provinces.map((province) => province.code) as [ProvinceCode, ...ProvinceCode[]];

export const specialParts = [
  "risk-finder",
  "psa-question",
  "report-reader",
  "kit-form",
  "contact-form",
  "volunteer-form",
  "support-group-council-contact",
  "butts-in-motion-activities",
  "helpline",
  "company-address",
  "annual-report-figures",
  "historical-reports",
  "grantees",
  "retention-table",
  "privacy-officer",
] as const;
