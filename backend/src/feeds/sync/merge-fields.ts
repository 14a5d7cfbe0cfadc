import { createHash } from "node:crypto";

/** Nothing, an empty text and no value are the same; lists and dates are told apart by what they hold. */
function fingerprint(value: unknown): string {
  const plain = value === undefined || value === null || value === "" ? null : value;
  const even = typeof plain === "string" ? plain.replace(/\r\n?/g, "\n").trim() : plain;
  return createHash("sha256").update(JSON.stringify(even)).digest("hex").slice(0, 16);
}

type Fields = Record<string, unknown>;

/**
 * What of a document changes when its source has changed: the fields that are still as the feed wrote them last (`written`, as
 * fingerprints), that were empty when it first met the document, or that stand here as over there. All others were edited by staff and stay.
 */
export function mergeFields<Source extends Fields>(
  document: Fields,
  source: Source,
  written: Record<string, string>,
): { changes: Partial<Source>; written: Record<string, string> } {
  const changes: Fields = {};
  const now = { ...written };
  for (const [name, value] of Object.entries(source)) {
    const held = fingerprint(document[name]);
    const wanted = fingerprint(value);
    const isTheirs = held !== (written[name] ?? fingerprint(undefined));
    // What is as over there already follows it from now on, whoever wrote it.
    if (isTheirs && held !== wanted) continue;
    now[name] = wanted;
    if (held !== wanted) changes[name] = value;
  }
  return { changes: changes as Partial<Source>, written: now };
}

/**
 * A list of which the feed brings some and staff add or take away others: what is new over there is added, what is gone over there
 * taken away, and the rest stays as it is.
 */
export function mergeList(
  held: readonly number[],
  source: readonly number[],
  listed: readonly number[],
): number[] {
  const gone = listed.filter((one) => !source.includes(one));
  const added = source.filter((one) => !listed.includes(one) && !held.includes(one));
  return [...held.filter((one) => !gone.includes(one)), ...added];
}
