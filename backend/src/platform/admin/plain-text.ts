/** Any stored value as text: for what no view of ours can read, such as records of an older shape. */
export function plainText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "string") return value;
  return JSON.stringify(value, null, 1) ?? String(value);
}
