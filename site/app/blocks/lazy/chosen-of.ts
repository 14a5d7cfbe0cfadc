/** The words in a field of a tool; empty where it has none. */
export const givenText = (given: FormData, name: string) => String(given.get(name) ?? "");

/** The one of `known` that was chosen in a field of a tool; undefined where none was, or "I don't know". */
export function chosenOf<Value extends string | number>(
  given: FormData,
  name: string,
  known: readonly Value[],
): Value | undefined {
  const chosen = givenText(given, name);
  return known.find((value) => String(value) === chosen);
}
