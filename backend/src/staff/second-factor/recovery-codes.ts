import { createHmac } from "node:crypto";
import { spelledCode } from "../spelled-code.ts";
import { staffSecret } from "../staff-secret.ts";

const codes = 10;
const groups = 3;
const groupLength = 4;

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: codes }, () => spelledCode(groups, groupLength));

/** Upper case, spaces and hyphens as they were typed make no difference. */
const plain = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, "");

/** What is kept of a code. */
export const recoveryHash = (code: string, account: number): string =>
  createHmac("sha256", staffSecret("recovery-codes"))
    .update(`${account}:${plain(code)}`)
    .digest("base64url");

/** Hashes as they are stored, in one text, so that taking one out is one statement. */
export const joinHashes = (hashes: string[]): string => hashes.join(" ");
export const splitHashes = (stored: string | null | undefined): string[] =>
  (stored ?? "").split(" ").filter((hash) => hash !== "");
