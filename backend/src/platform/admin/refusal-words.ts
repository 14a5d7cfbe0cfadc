import * as z from "zod/mini";

/** Said where a press did not do what it says, and nothing says why. */
export const didNotWork = "This did not work.";

const refusal = z.object({ errors: z.array(z.object({ message: z.string() })) });

/** Why the server did not do what staff asked for, as it says it. */
export async function refusalWords(response: Response | undefined): Promise<string> {
  const answer = refusal.safeParse(await response?.json().catch(() => undefined));
  return (answer.data?.errors[0]?.message ?? "") || didNotWork;
}
