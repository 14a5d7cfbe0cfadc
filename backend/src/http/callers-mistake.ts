import type { Config } from "payload";

type AfterError = NonNullable<NonNullable<Config["hooks"]>["afterError"]>[number];

/** What the library's reader of forms says of one that is cut off or not well formed. */
const brokenForm =
  /^(Unexpected end of (form|multipart data)|Malformed |Multipart: |Request is not eligible for file upload)/;

const isMalformedForm = (error: Error): boolean => brokenForm.test(error.message);

/** 400 to a multipart body that cannot be read: the library calls it a fault of the server. */
export const malformedForm: AfterError = ({ error }) => {
  if (!isMalformedForm(error)) return;
  return { status: 400, response: { errors: [{ message: "The form could not be read." }] } };
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
  return (status >= 400 && status < 500) || isMalformedForm(error);
}
