import { ValidationError } from "payload";
import { expect, test } from "vitest";
import { fieldErrors } from "./callers-mistake.ts";

const answerTo = (error: Error) => fieldErrors({ error } as Parameters<typeof fieldErrors>[0]);
const wrong = {
  path: "clinical.reviewer",
  message: "A clinical page needs a reviewer before it is published.",
};

test("an error about fields is answered with each field's message, whichever copy of the library made it", () => {
  const error = new ValidationError({ collection: "pages", errors: [wrong] });
  const ofAnotherCopy = Object.assign(new Error(error.message), { name: error.name, data: error.data });
  for (const one of [error, ofAnotherCopy]) {
    expect(answerTo(one)).toMatchObject({
      response: { errors: [{ name: "ValidationError", data: { errors: [wrong] } }] },
    });
  }
});

test("a field that the database refuses is named as on the screen", () => {
  const errors = [{ path: "from", message: "Value must be unique" }];
  const error = new ValidationError({ collection: "redirects", errors });
  expect(error.message).toBe("The following field is invalid: from");
  const collection = { flattenedFields: [{ name: "from", type: "text", label: "Old address" }] };
  const asked = { error, collection, req: {} } as unknown as Parameters<typeof fieldErrors>[0];
  expect(fieldErrors(asked)).toMatchObject({
    response: {
      errors: [
        {
          message: "The following field is invalid: Old address",
          data: { errors: [{ label: "Old address", ...errors[0] }] },
        },
      ],
    },
  });
});

test("other errors are left to the library", () => {
  expect(answerTo(new Error("something else"))).toBeUndefined();
});

test("a refused file is told in its own words, also where the admin shows no field", async () => {
  const file = { path: "file", message: "This is an iPhone picture." };
  const error = new ValidationError({ collection: "media", errors: [file] });
  const answer = await fieldErrors({ error } as unknown as Parameters<typeof fieldErrors>[0]);
  expect(answer).toMatchObject({
    response: { errors: [{ message: file.message, data: { errors: [file] } }] },
  });
});
