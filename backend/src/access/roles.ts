/** What staff do here. The value is stored with the account. */
export const roles = [
  { value: "administrator", label: "Administrator" },
  { value: "editor", label: "Editor" },
  { value: "donor-services", label: "Donor services" },
  { value: "finance", label: "Finance" },
] as const;

export type Role = (typeof roles)[number]["value"];
