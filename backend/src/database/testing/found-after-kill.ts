import { stat } from "node:fs/promises";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { CollectionSlug, Payload } from "payload";
import { filesOf } from "../../content/media/files-of.ts";
import { groupOf, type Kind, pageOf, pictureOf, wordsOf } from "./edited-content.ts";

/** The states that a document may be in: as readers see it, and in its newest version. None: it may be gone. */
export type Allowed = { seen: Set<number | undefined>; newest: Set<number | undefined> };

type Doc = Record<string, unknown>;

const wholeAt: Record<Kind, (name: string, state: number) => object> = {
  page: pageOf,
  group: groupOf,
  words: (_name, state) => wordsOf(state),
  picture: pictureOf,
};

const saysState: Record<Kind, (doc: Doc) => unknown> = {
  page: ({ title }) => title,
  group: ({ supportGroupName }) => (supportGroupName as Doc | undefined)?.groupName,
  words: ({ rows }) => (rows as Doc[] | undefined)?.[0]?.typed,
  picture: ({ originalName }) => originalName,
};

/** The part of a document that `whole` has too: rows have ids of their own. */
function like(found: unknown, whole: unknown): unknown {
  if (Array.isArray(found) && Array.isArray(whole))
    return found.map((each, at) => like(each, whole[at] ?? whole[0]));
  if (typeof found !== "object" || found === null || typeof whole !== "object" || whole === null)
    return found;
  return Object.fromEntries(
    Object.keys(whole).map((key) => [key, like(Reflect.get(found, key), Reflect.get(whole, key))]),
  );
}

/** The state of a document; a fault when it is parts of two. */
function stateOf(kind: Kind, name: string, doc: Doc, faults: string[]): number | undefined {
  const state = Number(/\d+/.exec(String(saysState[kind](doc)))?.[0]);
  const whole = wholeAt[kind](name, state);
  const found = like(doc, whole);
  if (!isDeepStrictEqual(found, whole))
    faults.push(
      `${kind} ${name} is not whole: ${JSON.stringify(found)} in place of ${JSON.stringify(whole)}`,
    );
  return state;
}

const collections = { page: "pages", group: "supportGroups", picture: "media" } as const;
const naming = {
  page: (name: string) => ({ uri: { equals: `/${name}` } }),
  group: (name: string) => ({ slug: { equals: name } }),
  picture: (name: string) => ({ alt: { like: `${name} ` } }),
};

async function fileFaults(payload: Payload, doc: Doc): Promise<string[]> {
  const folder = payload.collections.media.config.upload.staticDir ?? "";
  const missing: string[] = [];
  for (const file of filesOf(doc))
    await stat(path.join(folder, file)).catch(() => missing.push(`the file ${file} is missing`));
  return missing;
}

/** What is not as it should be with the document of a kind and name after its editor was killed. */
export async function foundAfterKill(
  payload: Payload,
  kind: Kind,
  { name, allowed }: { name: string; allowed: Allowed },
): Promise<string[]> {
  const faults: string[] = [];
  const mayBe = (what: string, state: number | undefined, states: Set<number | undefined>) => {
    if (!states.has(state))
      faults.push(`${what} of ${kind} ${name} is ${state} and not one of ${[...states].join(", ")}`);
  };
  if (kind === "words") {
    const doc = (await payload.findGlobal({ slug: "searchWords", depth: 0 })) as unknown as Doc;
    const { docs } = await payload.findGlobalVersions({
      slug: "searchWords",
      limit: 1,
      sort: "-id",
      depth: 0,
    });
    // Without rows nothing has ever been saved.
    const seen =
      Array.isArray(doc.rows) && doc.rows.length > 0 ? stateOf(kind, name, doc, faults) : undefined;
    mayBe("what is seen", seen, allowed.seen);
    const version = docs[0] ? stateOf(kind, name, docs[0].version as unknown as Doc, faults) : undefined;
    if (version !== seen) faults.push(`words are ${seen}, their newest version is ${version}`);
    return faults;
  }
  const collection: CollectionSlug = collections[kind];
  const { docs } = await payload.find({ collection, where: naming[kind](name), limit: 2, depth: 0 });
  const doc = docs[0] as unknown as (Doc & { id: number }) | undefined;
  if (docs.length > 1) faults.push(`there are two of ${kind} ${name}`);
  mayBe("what is seen", doc && stateOf(kind, name, doc, faults), allowed.seen);
  if (!doc) return faults;
  if (kind === "picture") return [...faults, ...(await fileFaults(payload, doc))];
  const versions = await payload.findVersions({
    collection: collections[kind],
    where: { and: [{ parent: { equals: doc.id } }, { latest: { equals: true } }] },
    depth: 0,
  });
  const newest = versions.docs[0];
  if (versions.docs.length !== 1 || !newest) {
    faults.push(`${versions.docs.length} versions of ${kind} ${name} are the newest`);
    return faults;
  }
  const version = stateOf(kind, name, newest.version as unknown as Doc, faults);
  mayBe("the newest version", version, allowed.newest);
  const bothPublished = doc._status === "published" && newest.version._status === "published";
  if (bothPublished && version !== stateOf(kind, name, doc, faults))
    faults.push(`the newest version of ${kind} ${name} is ${version}, readers see another`);
  return faults;
}
