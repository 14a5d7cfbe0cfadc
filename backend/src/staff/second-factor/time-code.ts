import { Secret, TOTP } from "otpauth";
import type { Seal } from "../../platform/sealed-text.ts";
import { openText, sealText } from "../../platform/sealed-text.ts";

const sealOf = (account: number): Seal => ({
  purpose: "staff:second-factors",
  boundTo: `account:${account}`,
});

/** The key as it is stored: unreadable without the installation's secret, and of use to this account alone. */
export const sealKey = (key: string, account: number): string => sealText(key, sealOf(account));

/** @throws Error when it was sealed with another secret or for another account. */
export const openKey = (stored: string, account: number): string => openText(stored, sealOf(account));

/** What every authenticator app understands: six digits, a new code every thirty seconds. */
const rules = { algorithm: "SHA1", digits: 6, period: 30 };
/** Telephones' clocks differ: the code before and the one after count too. */
const window = 1;

export const newKey = (): string => new Secret({ size: 20 }).base32;

const generator = (key: string) => new TOTP({ ...rules, secret: Secret.fromBase32(key) });

/** The time step that the code belongs to; undefined when it is not one of the moment. */
export function stepOfCode(key: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = generator(key).validate({ token: code, timestamp, window });
  return delta === null ? undefined : TOTP.counter({ period: rules.period, timestamp }) + delta;
}

/** What the QR code says to the app. */
export const keyUri = (key: string, issuer: string, label: string): string =>
  new TOTP({ ...rules, secret: Secret.fromBase32(key), issuer, label }).toString();
