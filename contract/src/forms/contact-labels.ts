/** What the form asks, by its fields, in the order of the page. Staff read the answers under the same words. */
export const contactLabels = {
  full_name: "Name",
  email: "Email",
  phone: "Phone",
  subject: "Subject",
  message: "Message",
} as const;
