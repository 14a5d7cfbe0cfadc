import { openText, type Seal, sealText } from "../../platform/sealed-text.ts";

const sealOf = (account: number): Seal => ({
  purpose: "staff:second-factors",
  boundTo: `account:${account}`,
});

/** The key as it is stored: unreadable without the installation's secret, and of use to this account alone. */
export const sealKey = (key: string, account: number): string => sealText(key, sealOf(account));

/** @throws Error when it was sealed with another secret or for another account. */
export const openKey = (stored: string, account: number): string => openText(stored, sealOf(account));
