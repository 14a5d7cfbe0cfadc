/** What WordPress keeps an item as. */
export type Kept = "post" | "term";

/** The opaque id by which WPGraphQL knows an item. */
export const opaqueId = (kept: Kept, number: number): string =>
  Buffer.from(`${kept}:${number}`).toString("base64");

/** The number in an opaque id, such as that made of `post:86`; undefined in one that holds none. */
export function numberInId(id: string): number | undefined {
  const [, digits] = /^\w+:(\d{1,15})$/.exec(Buffer.from(id, "base64").toString("latin1")) ?? [];
  return digits ? Number(digits) : undefined;
}
