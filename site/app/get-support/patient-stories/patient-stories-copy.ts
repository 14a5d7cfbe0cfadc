export const patientStoriesCopy = {
  title: "Patient stories",
  description: "Men and families tell their own stories.",
  readMore: "Read More",
  list: "All stories",
};
