import type { Receipt } from "@pcf/contract/donation/receipt";

/** Letters that one line of the donor's column takes on paper, with some to spare, and the lines that half a sheet has for it below a picture of the signature. */
const sizes = [
  { size: "usual", letters: 34, lines: 6 },
  { size: "small", letters: 44, lines: 9 },
] as const;

/** How small the donor's half sheet is printed so that nothing of it is lost: a name may have 430 letters, an address 500. */
export function printSize({ name, address }: Receipt["donor"]): "usual" | "small" | "smallest" {
  const fits = sizes.find(({ letters, lines }) => {
    const taken = [name, ...address].map((line) => Math.ceil(line.length / letters));
    return taken.reduce((sum, count) => sum + count, 0) <= lines;
  });
  return fits?.size ?? "smallest";
}
