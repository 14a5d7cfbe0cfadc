const dollars = new Intl.NumberFormat("en-CA", {
  style: "currency",
  currency: "CAD",
  currencyDisplay: "narrowSymbol",
  maximumFractionDigits: 0,
});

export const grantsCopy = {
  title: "Grants",
  description: "Research that your gifts pay for.",
  howToApply: "HOW TO APPLY FOR A GRANT",
  years: "Grants by year",
  about: "Read more",
  amount: (amount: number) => dollars.format(amount),
};
