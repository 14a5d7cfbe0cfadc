import { randomInt } from "node:crypto";

/** A new password to be shown once, in groups that can be read out. */
export const oneTimePassword = (): string => spelledCode(4, 5);

/** Without letters and digits that look alike. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789";

const group = (length: number) => Array.from({ length }, () => letters[randomInt(letters.length)]).join("");

/** A new random code in groups that can be read out, such as `k7mp-x2vd-99ta`. */
export const spelledCode = (groups: number, groupLength: number): string =>
  Array.from({ length: groups }, () => group(groupLength)).join("-");
