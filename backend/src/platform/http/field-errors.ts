import type { Config } from "payload";
import { z } from "zod";

type AfterError = NonNullable<NonNullable<Config["hooks"]>["afterError"]>[number];

/** An error about fields, as the library makes it. */
const fieldError = z.object({
  name: z.literal("ValidationError"),
  message: z.string(),
  data: z.looseObject({ errors: z.array(z.looseObject({ path: z.string(), message: z.string() })) }),
});

/**
 * Says which fields are wrong and why, so that the admin shows it beside them. The library does so by itself where it knows
 * its own error; the built server holds it more than once, and an error of one copy is a stranger to the other.
 */
export const fieldErrors: AfterError = ({ error }) => {
  const known = fieldError.safeParse(error);
  if (!known.success) return;
  const [first, ...others] = known.data.data.errors;
  // A file has no label to stand under: the message of the whole, which the admin shows for a moment, says it too.
  const message = first?.path === "file" && others.length === 0 ? first.message : known.data.message;
  return { response: { errors: [{ ...known.data, message }] } };
};
