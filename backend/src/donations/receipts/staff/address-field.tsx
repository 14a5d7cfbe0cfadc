"use client";

/** The lines of a text that say something. */
export const filledLines = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** An address as it is to stand on a receipt, one line each. */
export function AddressField({
  label,
  value,
  onType,
}: {
  label: string;
  value: string;
  onType: (value: string) => void;
}) {
  return (
    <label style={{ display: "grid", gap: 4, width: "100%" }}>
      {label}
      <textarea rows={3} value={value} onChange={(event) => onType(event.target.value)} />
    </label>
  );
}
