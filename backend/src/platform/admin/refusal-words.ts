import * as z from "zod/mini";

/** Said where a press did not do what it says, and nothing says why. */
export const didNotWork = "This did not work.";

const message = z.object({ message: z.string() });
/** Of a document that is not valid the fields' own messages say more than that it is not. */
const refusal = z.object({
  errors: z.array(
    z.object({
      message: z.string(),
      data: z.catch(z.optional(z.object({ errors: z.array(message) })), undefined),
    }),
  ),
});

/** Why the server did not do what staff asked for, as it says it, or `otherwise` where it says nothing. */
export async function refusalWords(
  response: Response | undefined,
  otherwise: string = didNotWork,
): Promise<string> {
  const answer = refusal.safeParse(await response?.json().catch(() => undefined));
  const error = answer.data?.errors[0];
  const ofFields = error?.data?.errors.map((each) => each.message).join(" ");
  return ofFields || error?.message || otherwise;
}
