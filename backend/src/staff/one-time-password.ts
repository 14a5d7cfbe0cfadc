import { randomInt } from "node:crypto";

/** Without letters and digits that look alike. */
const letters = "abcdefghjkmnpqrstuvwxyz23456789";
const groups = 4;
const groupLength = 5;

/** A new password to be shown once, in groups that can be read out. */
export const oneTimePassword = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join(""),
  ).join("-");
