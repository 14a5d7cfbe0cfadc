import { domainToASCII, domainToUnicode } from "node:url";
import { and, or, sql } from "@payloadcms/db-sqlite/drizzle";
import type { CollectionSlug, Payload, Where } from "payload";
import { tableOf } from "./table-of.ts";

/** An address in one spelling: no blanks around it, one case, one form of accents, the domain as the network has it. */
export function plainAddress(address: string): string {
  const folded = address.trim().normalize("NFC").toLowerCase();
  const at = folded.lastIndexOf("@");
  if (at < 0) return folded;
  const domain = folded.slice(at + 1);
  return `${folded.slice(0, at)}@${domainToASCII(domain) || domain}`;
}

const withoutAccents = /^[\0-\x7f]*$/;

/** A domain as rows may have it: as the network has it, or in its own letters, whose case and accents SQLite does not fold. */
function spellingsOf(domain: string): string[] {
  const own = domainToUnicode(domain);
  if (!own || withoutAccents.test(own)) return [domain];
  const forms = [own.normalize("NFC"), own.normalize("NFD")];
  return [...new Set([domain, ...forms, ...forms.map((form) => form.toUpperCase())])];
}

/**
 * What a text has that is this address: all of one of these lists. Letters with accents before the @ are left out, since
 * databases do not fold their case alike, and what stands between them is searched for by itself. The domain is always
 * there as a whole: strangers choose what is searched for, and nearly every row has an @.
 */
function searchedFor(address: string): string[][] {
  const plain = plainAddress(address);
  const at = plain.lastIndexOf("@") + 1;
  const [local, domain] = at > 0 ? [plain.slice(0, at), plain.slice(at)] : [plain, ""];
  const runs = local.match(/[ -~]+/g) ?? [plain];
  return spellingsOf(domain).map((spelling) => [...runs.slice(0, -1), `${runs.at(-1)}${spelling}`]);
}

/**
 * Rows that may have the address at one of the paths: every row that has it in whatever spelling, and some that do not,
 * which `holdsAddress` tells apart. Payload hands the text on as a pattern, in which `_` is any one sign, on both databases:
 * it stands for the signs that would mean more.
 */
export function mayHoldAddress(paths: readonly string[], address: string): Where {
  const either = searchedFor(address).map((parts) => parts.map((part) => part.replaceAll(/[%\\]/g, "_")));
  return {
    or: paths.flatMap((path) =>
      either.map((parts) => ({ and: parts.map((part) => ({ [path]: { contains: part } })) })),
    ),
  };
}

/**
 * Numbers of the rows that have the address in this column, in whatever spelling. Of rows that only resemble it no more is
 * read than that column: for strangers, who may ask for an address that resembles thousands (`_@`, `a@` and a large provider).
 */
export async function idsWithAddress(
  payload: Payload,
  { collection, column }: { collection: CollectionSlug; column: string },
  address: string,
): Promise<number[]> {
  const table = tableOf(payload, collection);
  const held = table[column];
  const has = (part: string) => {
    const pattern = `%${part.replaceAll(/[!%_]/g, "!$&")}%`;
    // Each database folds both sides alike; the type is for Postgres.
    return sql`lower(${held}) like lower(cast(${pattern} as text)) escape '!'`;
  };
  const rows = await payload.db.drizzle
    .select({ id: table.id, held })
    .from(table)
    .where(or(...searchedFor(address).map((parts) => and(...parts.map(has)))));
  const plain = plainAddress(address);
  return rows.filter((row) => plainAddress(String(row.held)) === plain).map(({ id }) => Number(id));
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
