import { expect, test } from "vitest";
import { readFormReturn } from "./form-return.ts";
import { formReturnSearch } from "./form-return-search.ts";

const twoLetters =
  "The second character of the postal code is the letter I. It looks like it should be the number 1. The fourth character of the postal code is the letter O. It looks like it should be the number 0.";

test("complaints about fields survive the way back through the address", () => {
  const search = formReturnSearch(704, {
    status: "validation_failed",
    message: "",
    invalid_fields: [
      { field: "full_name", message: "This field is required" },
      { field: "email", message: "The email must be a valid email address." },
      { field: "subject", message: "Use 250 characters or fewer." },
      { field: "rkpcode", message: twoLetters },
    ],
  });
  expect(readFormReturn(new URLSearchParams(search))?.invalid_fields).toEqual([
    { field: "full_name", message: "This field is required" },
    { field: "email", message: "The email must be a valid email address." },
    { field: "subject", message: "Use 250 characters or fewer." },
    { field: "rkpcode", message: twoLetters },
  ]);
});

test("the answer says of which form it is, and there is none of a form that we do not have", () => {
  const search = formReturnSearch(705, {
    status: "mail_sent",
    message: "",
    invalid_fields: [],
    reference: "N-12",
  });
  expect(readFormReturn(new URLSearchParams(search))).toMatchObject({ number: 705, reference: "N-12" });
  expect(readFormReturn(new URLSearchParams("form=999&status=mail_sent"))).toBeUndefined();
});

test("an address cannot put its own words on the page", () => {
  const search = new URLSearchParams({
    form: "704",
    status: "mail_sent",
    reference: "Call 900 555 0100 now",
  });
  expect(readFormReturn(search)).toBeUndefined();
  const invalid = new URLSearchParams({
    form: "704",
    status: "validation_failed",
    invalid: "email.Send money,email.postalMistaken.9!,email.postalMistaken.2X,email.postalMistaken",
  });
  expect(readFormReturn(invalid)?.invalid_fields).toEqual([]);
});
