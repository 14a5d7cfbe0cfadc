/** What the form asks, by its fields, in the order of the page. Staff read the answers under the same words. */
export const newsletterLabels = { first_name: "First name", last_name: "Last name", email: "Email" } as const;
