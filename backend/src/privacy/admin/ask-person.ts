import * as z from "zod/mini";

const going = z.object({ what: z.string(), count: z.number() });
const plan = z.object({
  blockers: z.array(z.string()),
  goes: z.array(going),
  stays: z.array(z.extend(going, { why: z.string(), until: z.string() })),
});

const held = z.extend(going, { links: z.array(z.object({ label: z.string(), path: z.string() })) });

/** What `POST /api/person/look-up` answers. */
export const lookUpAnswer = z.object({ address: z.string(), held: z.array(held), plan });
export type LookUpAnswer = z.output<typeof lookUpAnswer>;

/** What `POST /api/person/erase` answers, whatever became of it. */
export const eraseAnswer = z.object({
  plan,
  service: z.nullable(z.enum(["deleted", "unreachable", "not-connected"])),
  letter: z.optional(z.string()),
});
export type EraseAnswer = z.output<typeof eraseAnswer>;

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
