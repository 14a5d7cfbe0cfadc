import { z } from "zod/mini";
import { copy } from "../second-factor-copy.ts";

const refusal = z.object({ errors: z.array(z.object({ message: z.string() })) });

/** What an endpoint of the second factor answers, or why it did not. */
export async function postSecondFactor<Schema extends z.ZodMiniType>(
  { api, path, body = {} }: { api: string; path: string; body?: object },
  schema: Schema,
): Promise<{ answer: z.output<Schema> } | { problem: string }> {
  const response = await fetch(`${api}/users/second-factor/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  const json: unknown = await response?.json().catch(() => undefined);
  if (response?.ok) {
    const parsed = schema.safeParse(json);
    if (parsed.success) return { answer: parsed.data };
  }
  const refused = refusal.safeParse(json);
  return { problem: (refused.success && refused.data.errors[0]?.message) || copy.failed };
}
