import { createHash } from "node:crypto";
import { type SitePart, siteParts } from "@pcf/contract/content/publication";
import {
  type CollectionName,
  collectionNames,
  globalNames,
  ofEachCollection,
  type SiteData,
  type SiteGlobals,
  siteDataOf,
} from "@pcf/contract/content/site-data";
import { emptyGlobals } from "./empty-globals.ts";
import type { RawParts } from "./fetch-site-data.server.ts";
import { type LeftOut, parseDocument, parseGlobal } from "./parse-site-data.server.ts";
import type { SiteContent } from "./site-content.ts";

/** The hash of each part of an answer, and of each document in it, in its order. */
type Hashes = {
  parts: ReadonlyMap<SitePart, string>;
  documents: Readonly<Record<CollectionName, readonly string[]>>;
};

/** What is known of an earlier read: the hash of each part, and each document under the hash of what was answered of it. */
export type ReadBefore = {
  hashes: ReadonlyMap<SitePart, string>;
  documents: Readonly<Record<CollectionName, ReadonlyMap<string, object>>>;
};

/** Of an answer what was not there before, checked, and the hash of each of its documents. */
type Fresh = { data: SiteData; changed: ReadonlySet<SitePart>; hashes: Record<CollectionName, string[]> };

export const hashOf = (value: unknown) =>
  createHash("sha256")
    .update(JSON.stringify(value) ?? "")
    .digest("hex");

export function hashesOf({ collections, globals }: RawParts): Hashes {
  const documents = ofEachCollection((name) => (collections[name] ?? []).map(hashOf));
  const parts = new Map<SitePart, string>();
  for (const name of collectionNames) if (collections[name]) parts.set(name, hashOf(documents[name]));
  for (const name of globalNames) if (name in globals) parts.set(name, hashOf(globals[name]));
  return { parts, documents };
}

export function freshData(
  { collections, globals }: RawParts,
  answered: Hashes,
  before: ReadBefore | undefined,
  {
    previous = emptyGlobals,
    leftOut,
  }: { previous: SiteGlobals | undefined; leftOut: (document: LeftOut) => void },
): Fresh {
  const changed = new Set(
    siteParts.filter(
      (part) => answered.parts.has(part) && answered.parts.get(part) !== before?.hashes.get(part),
    ),
  );
  const hashes = ofEachCollection((): string[] => []);
  const data = siteDataOf(
    (name) =>
      (changed.has(name) ? (collections[name] ?? []) : []).flatMap((document, at) => {
        const hash = answered.documents[name][at] ?? "";
        const parsed = before?.documents[name].has(hash) ? undefined : parseDocument(name, document, leftOut);
        if (!parsed) return [];
        hashes[name].push(hash);
        return [parsed];
      }),
    (name) => (changed.has(name) ? parseGlobal(name, globals[name], leftOut) : undefined) ?? previous[name],
  );
  return { data, changed, hashes };
}

/** The parts that changed, each with its documents of before and the fresh ones, sanitised as `clean`, in the order of the answer. */
export function mergedParts(
  clean: SiteContent,
  { changed, hashes }: Fresh,
  answered: Hashes,
  before: ReadBefore | undefined,
): { parts: Partial<SiteContent>; documents: ReadBefore["documents"] } {
  const documents = ofEachCollection((name) => {
    const known = before?.documents[name] ?? new Map<string, object>();
    if (!changed.has(name)) return known;
    const fresh = new Map(
      hashes[name].map((hash, at): [string, object | undefined] => [hash, clean[name][at]]),
    );
    return new Map(
      answered.documents[name].flatMap((hash): [string, object][] => {
        const document = known.get(hash) ?? fresh.get(hash);
        return document ? [[hash, document]] : [];
      }),
    );
  });
  const parts = [...changed].map((part) => [
    part,
    part in documents ? [...documents[part as CollectionName].values()] : clean[part],
  ]);
  return { parts: Object.fromEntries(parts), documents };
}
