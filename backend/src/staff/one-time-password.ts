import { spelledCode } from "./spelled-code.ts";

/** A new password to be shown once, in groups that can be read out. */
export const oneTimePassword = (): string => spelledCode(4, 5);
