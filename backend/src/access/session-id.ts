/** The session that a member of staff asks by; the library leaves it beside the fields of the account. */
export const sessionId = (user: object): string | undefined =>
  "_sid" in user && typeof user._sid === "string" ? user._sid : undefined;
