export const searchCopy = {
  title: "Search",
  description: "Search this site.",
};
