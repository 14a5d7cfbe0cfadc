/** Fields of the correction as staff read them, by the names that the donation form has for the same. */
export const organizationFields = { b_org: "Name of the organization" } as const;
export const peopleFields = {
  b_fname: "First name",
  b_initial: "Middle initial",
  b_lname: "Last name",
  b2_fname: "Second person: first name",
  b2_initial: "Second person: middle initial",
  b2_lname: "Second person: last name",
} as const;
export const addressFields = {
  b_add: "Street address",
  b_city: "City",
  b_prov: "Province",
  b_pcode: "Postal code",
  b_country: "Country",
} as const;
