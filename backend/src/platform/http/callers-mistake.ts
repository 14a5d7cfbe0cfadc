import { type Config, ValidationError } from "payload";
import { z } from "zod";
import { fieldLabel } from "../refused-at-field.ts";

type FieldErrors = NonNullable<NonNullable<Config["hooks"]>["afterError"]>[number];

/** An error about fields, as the library makes it. */
const fieldError = z.object({
  name: z.literal("ValidationError"),
  message: z.string(),
  data: z.looseObject({ errors: z.array(z.looseObject({ path: z.string(), message: z.string() })) }),
});

/**
 * Says which fields are wrong and why, so that the admin shows it beside them. The library does so by itself where it knows
 * its own error; the built server holds it more than once, and an error of one copy is a stranger to the other. A field is
 * named as on the screen, which the database does not know where it refuses a value that is there already.
 */
export const fieldErrors: FieldErrors = ({ error, collection, req }) => {
  const known = fieldError.safeParse(error);
  if (!known.success) return;
  const { data } = known.data;
  const [first, ...others] = data.errors;
  // A file has no label to stand under: the message of the whole, which the admin shows for a moment, says it too.
  if (first?.path === "file" && others.length === 0)
    return { response: { errors: [{ ...known.data, message: first.message }] } };
  if (!collection || data.errors.every(({ label }) => label)) return { response: { errors: [known.data] } };
  const errors = data.errors.map((one) => {
    const label = one.label ?? fieldLabel(collection.flattenedFields, one.path, req);
    return { ...one, ...(typeof label === "string" && { label }) };
  });
  const { message } = new ValidationError({ errors, req }, req.t);
  return { response: { errors: [{ ...known.data, message, data: { ...data, errors } }] } };
};

type AfterError = NonNullable<NonNullable<Config["hooks"]>["afterError"]>[number];

/** What the library's reader of forms says of one that is cut off or not well formed. */
const brokenForm =
  /^(Unexpected end of (form|multipart data)|Malformed |Multipart: |Request is not eligible for file upload)/;

const isMalformedForm = (error: Error): boolean => brokenForm.test(error.message);

/** What was sent with a request is no JSON. */
const isMalformedJson = ({ name, message }: Error, method: string | undefined): boolean =>
  method !== "GET" && name === "SyntaxError" && message.includes("JSON");

/** 400 to a body that cannot be read, or whose document is no JSON: the library calls it a fault of the server. */
export const malformedForm: AfterError = ({ error, req }) => {
  if (!isMalformedForm(error) && !isMalformedJson(error, req.method)) return;
  return { status: 400, response: { errors: [{ message: "The form could not be read." }] } };
};

/** What the library says where it is asked for a comparison that these databases have not. */
const noOperator = "adapter.operators[queryOperator] is not a function";

/** Of SQLite and its driver; of Postgres the class of data exceptions, and a comparison that a column's type has not (42883). */
function isDataException(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  if (
    cause instanceof RangeError ||
    cause instanceof TypeError ||
    cause.message.startsWith("SQLite3 can only bind")
  )
    return true;
  const code = "code" in cause ? String(cause.code) : "";
  return code === "SQLITE_MISMATCH" || /^(22[0-9A-Z]{3}|42883)$/.test(code);
}

/** Whether a value that was asked with or sent is none that its column can hold: a day that is none, a number too large. */
const isUnfitValue = ({ message, cause }: Error): boolean =>
  message === noOperator || (message.startsWith("Failed query:") && isDataException(cause));

/** 400 where the database refuses a value: the library looks at few of those in filters and pages, and calls it our fault. */
export const unfitValue: AfterError = ({ error }) => {
  if (!isUnfitValue(error)) return;
  return { status: 400, response: { errors: [{ message: "A value could not be read." }] } };
};

/** Whether an error is a mistake of the caller (an HTTP status of 4xx, a query that is none), and no fault of ours. */
export function isCallersMistake(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // By its name: the built server holds the library of GraphQL more than once.
  if (error.name === "GraphQLError") {
    const original = "originalError" in error ? error.originalError : undefined;
    return original ? isCallersMistake(original) : true;
  }
  // Who asked has left before the body was whole.
  if (error.message === "aborted" && "code" in error && error.code === "ECONNRESET") return true;
  const status = "status" in error ? Number(error.status) : 0;
  return (status >= 400 && status < 500) || isMalformedForm(error) || isUnfitValue(error);
}
