export const grantsCopy = {
  title: "Grants",
  description: "Research that your gifts pay for.",
};
