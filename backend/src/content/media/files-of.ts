import { z } from "zod";

const filename = z.string().nullish();
const stored = z.looseObject({
  filename,
  sizes: z.record(z.string(), z.looseObject({ filename }).nullish()).nullish(),
});

/** Names of the files of an upload: the one that was given, and its sizes. */
export function filesOf(doc: unknown): string[] {
  const { filename: own, sizes } = stored.parse(doc);
  const all = [own, ...Object.values(sizes ?? {}).map((size) => size?.filename)];
  return all.filter((name): name is string => Boolean(name));
}
