/** What the form asks, by its fields, in the order of the page. Staff read the answers under the same words. */
export const volunteerLabels = {
  full_name: "Full name",
  email: "Email",
  phone: "Phone",
  city: "City",
  province: "Province",
  volunteer_for: "I would like to volunteer for",
  events: "Events I would like to help at",
} as const;
