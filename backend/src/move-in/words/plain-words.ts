import { plainFormat } from "@pcf/contract/plain-text";

/** The signs that editors and word processors write as names; numbers stand for all others. */
const named: Readonly<Record<string, string>> = {
  nbsp: " ",
  ensp: " ",
  emsp: " ",
  thinsp: " ",
  ndash: "-",
  mdash: "-",
  minus: "-",
  shy: "",
  lsquo: "’",
  rsquo: "’",
  apos: "'",
  ldquo: "“",
  rdquo: "”",
  quot: '"',
  hellip: "…",
  deg: "°",
  lt: "<",
  gt: ">",
};
/** `&eacute;` is the letter e with the accent of that name. */
const accents: Readonly<Record<string, string>> = {
  acute: "\u0301",
  grave: "\u0300",
  circ: "\u0302",
  uml: "\u0308",
  cedil: "\u0327",
  tilde: "\u0303",
};

function signOf(entity: string, name: string): string {
  if (name.startsWith("#")) {
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  }
  const [, letter, accent = ""] = /^([a-z])([a-z]+)$/i.exec(name) ?? [];
  if (letter && accents[accent]) return `${letter}${accents[accent]}`.normalize("NFC");
  return named[name.toLowerCase()] ?? entity;
}

/** A text without what HTML writes as names and numbers; `&amp;nbsp;`, which was made so twice, is a blank too. */
export function withoutEntities(text: string): string {
  return text
    .replace(/&amp;/gi, "&")
    .replace(/&(#x?[\da-f]+|[a-z]+);/gi, (entity, name: string) => signOf(entity, name));
}

/**
 * A short text that may hold HTML, as plain words: lines stay lines, blanks are one blank, dashes are hyphens, raised letters
 * as in `1ᵉʳ` stand in the line. Long texts are made elsewhere; this is for a field of one or two lines.
 */
export function plainWords(html: string): string {
  return withoutEntities(
    html.replace(/<(br|p|\/p|li|\/li|div|\/div)\b[^<>]*>/gi, "\n").replace(/<\/?[a-z][^<>]*>/gi, ""),
  )
    .split(/\r\n?|\n/)
    .map((line) => plainFormat(line))
    .filter(Boolean)
    .join("\n");
}
