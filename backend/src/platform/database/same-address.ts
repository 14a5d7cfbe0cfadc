import { domainToASCII } from "node:url";
import type { Where } from "payload";

/** An address in one spelling: no blanks around it, one case, one form of accents, the domain as the network has it. */
export function plainAddress(address: string): string {
  const folded = address.trim().normalize("NFC").toLowerCase();
  const at = folded.lastIndexOf("@");
  if (at < 0) return folded;
  const domain = folded.slice(at + 1);
  return `${folded.slice(0, at)}@${domainToASCII(domain) || domain}`;
}

/** Databases fold the case of these alone, each in its own way of the others. */
const foldedEverywhere = /[a-z0-9.+@-]+/g;

/**
 * Rows that may have the address at one of the paths: every row that has it in whatever spelling, and some that do not,
 * which `plainAddress` tells apart.
 */
export function mayHoldAddress(paths: readonly string[], address: string): Where {
  const plain = plainAddress(address);
  const isPlain = /^[a-z0-9.+@-]+$/.test(plain) && !plain.includes("@xn--") && !plain.includes(".xn--");
  const searched = isPlain ? plain : plain.slice(0, plain.lastIndexOf("@") + 1);
  const parts = searched.match(foldedEverywhere) ?? [];
  return {
    or: paths.map((path) => ({ and: parts.map((part) => ({ [path]: { contains: part } })) })),
  };
}

const textsAt = (value: unknown, path: readonly string[]): string[] => {
  if (Array.isArray(value)) return value.flatMap((each) => textsAt(each, path));
  const [name, ...rest] = path;
  if (name === undefined) return typeof value === "string" ? [value] : [];
  return typeof value === "object" && value !== null ? textsAt(Reflect.get(value, name), rest) : [];
};

/** Whether a row has the address at one of the paths, in whatever spelling. */
export function holdsAddress(row: unknown, paths: readonly string[], address: string): boolean {
  const plain = plainAddress(address);
  return paths.some((path) => textsAt(row, path.split(".")).some((text) => plainAddress(text) === plain));
}
