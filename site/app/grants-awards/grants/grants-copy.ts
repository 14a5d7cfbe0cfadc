import { formatDollars } from "@pcf/contract/donation/amount";

export const grantsCopy = {
  title: "Grants",
  description: "Research that your gifts pay for.",
  howToApply: "HOW TO APPLY FOR A GRANT",
  years: "Grants by year",
  about: "Read more",
  amount: formatDollars,
};
