export const annualReportCopy = {
  title: "Annual report",
  description: "Where the money comes from and what it does.",
};
