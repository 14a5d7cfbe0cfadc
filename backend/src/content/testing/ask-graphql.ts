import { z } from "zod";

const answerSchema = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});

export type Answer = z.output<typeof answerSchema> & { status: number };

/** Posts a query to the GraphQL route as a visitor, or with the token of a member of staff. */
export async function askGraphql(
  query: string,
  token?: string,
  variables?: Readonly<Record<string, unknown>>,
): Promise<Answer> {
  const { POST } = await import("../../app/(payload)/api/graphql/route.ts");
  const headers = new Headers({ "content-type": "application/json" });
  if (token) headers.set("authorization", `JWT ${token}`);
  const body = JSON.stringify({ query, variables });
  const answer = await POST(new Request("http://localhost/api/graphql", { method: "POST", headers, body }));
  return { status: answer.status, ...answerSchema.parse(await answer.json()) };
}
