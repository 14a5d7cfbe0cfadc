/** What staff do here. The value is stored with the account; where `needsSecondFactor` a password alone opens nothing. */
export const roles = [
  { value: "administrator", label: "Administrator", needsSecondFactor: true },
  { value: "editor", label: "Editor", needsSecondFactor: false },
  { value: "donor-services", label: "Donor services", needsSecondFactor: false },
  { value: "finance", label: "Finance", needsSecondFactor: true },
] as const;

export type Role = (typeof roles)[number]["value"];
