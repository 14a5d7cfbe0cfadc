/** Closed lists of choices. The value is what is sent and stored; the label is what people read. */

export const donationAreas = [
  "Area of greatest need",
  "Research",
  "Support",
  "Awareness",
  "Ride to Live",
  "Fathers Day Walk / Run",
  "Butts in a Boat",
  "Pars for Prostate",
] as const;

export const tributeOccasions = ["Birthday", "Christmas", "Retirement", "Father's Day", "Other"] as const;

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

export const faqCategories = [
  { id: 1, title: "Who, What, When, Where, and Why?" },
  { id: 2, title: "What to expect from a prostate cancer support group?" },
  { id: 3, title: "Which prostate cancer support group meeting should I attend?" },
  { id: 4, title: "Beyond support groups" },
] as const;

export const moreResourcesTopics = [
  "Financial Help and Resources",
  "Patient Education & Wellness Programs",
  "Media",
  "Advance Planning",
  "Trials & Studies",
  "Privately-Provided Health Services",
] as const;

export const specialParts = [
  "risk-finder",
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
