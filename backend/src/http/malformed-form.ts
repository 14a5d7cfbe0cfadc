import type { Config } from "payload";
import { isMalformedForm } from "./callers-mistake.ts";

type AfterError = NonNullable<NonNullable<Config["hooks"]>["afterError"]>[number];

/** 400 to a multipart body that cannot be read: the library calls it a fault of the server. */
export const malformedForm: AfterError = ({ error }) => {
  if (!isMalformedForm(error)) return;
  return { status: 400, response: { errors: [{ message: "The form could not be read." }] } };
};
