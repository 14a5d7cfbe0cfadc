import { ValidationError } from "payload";

/** Whether a write was refused because a unique index already has that value. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof ValidationError && error.data.errors.some(({ message }) => /unique/i.test(message));
