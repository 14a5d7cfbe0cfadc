import { ValidationError } from "payload";
import { expect, test } from "vitest";
import { isUniqueViolation } from "./unique-violation.ts";

const errorAbout = (message: string) =>
  new ValidationError({ collection: "outbox", errors: [{ path: "key", message }] });

test("a value that is there already is told, whichever copy of the library made the error", () => {
  const error = errorAbout("Value must be unique");
  const ofAnotherCopy = Object.assign(new Error(error.message), { name: error.name, data: error.data });
  expect(isUniqueViolation(error)).toBe(true);
  expect(isUniqueViolation(ofAnotherCopy)).toBe(true);
});

test("other errors are none", () => {
  expect(isUniqueViolation(errorAbout("This field is required."))).toBe(false);
  expect(isUniqueViolation(new Error("Value must be unique"))).toBe(false);
  expect(isUniqueViolation("unique")).toBe(false);
});
