import type { z } from "zod/mini";
import { sendAction } from "../../../platform/admin/send-action.ts";
import { copy } from "../second-factor-copy.ts";

/** What an endpoint of the second factor answers, or why it did not. */
export async function postSecondFactor<Schema extends z.ZodMiniType>(
  { api, path, body = {} }: { api: string; path: string; body?: object },
  schema: Schema,
): Promise<{ answer: z.output<Schema> } | { problem: string }> {
  const url = `${api}/users/second-factor/${path}`;
  const { refused = copy.failed, answer } = await sendAction(url, body, { otherwise: copy.failed });
  const parsed = schema.safeParse(answer);
  return parsed.success ? { answer: parsed.data } : { problem: refused };
}
