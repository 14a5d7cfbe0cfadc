import { z } from "zod";

// Known by its shape: the built server holds the library's class more than once.
const uniqueViolation = z.object({
  name: z.literal("ValidationError"),
  data: z.looseObject({ errors: z.array(z.looseObject({ message: z.string() })) }),
});

/** Whether a write was refused because a unique index already has that value. */
export function isUniqueViolation(error: unknown): boolean {
  const known = uniqueViolation.safeParse(error);
  return known.success && known.data.data.errors.some(({ message }) => /unique/i.test(message));
}
