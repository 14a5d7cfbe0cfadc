import type * as z from "zod/mini";

/** Asks an endpoint about a person; the address travels in the body. `answer` is left out where none came that fits. */
export async function askPerson<Schema extends z.ZodMiniType>(
  url: string,
  body: Record<string, string>,
  schema: Schema,
): Promise<{ status: number; answer?: z.output<Schema> }> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  const { data } = schema.safeParse(await response?.json().catch(() => undefined));
  return { status: response?.status ?? 0, ...(data !== undefined && { answer: data }) };
}
