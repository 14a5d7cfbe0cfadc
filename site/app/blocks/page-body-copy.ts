export const pageBodyCopy = {
  breadcrumb: "Breadcrumb",
  neighbours: "More in this section",
};
