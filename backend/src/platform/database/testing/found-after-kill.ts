import { existsSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Payload } from "payload";
import { filesOf } from "../../../content/media/files-of.ts";
import { groupOf, type Kind, pageOf, pictureOf, wordsOf } from "./edited-content.ts";

/** The state of a document as readers see it, and in its newest version; without any it is gone. */
export type Standing = { seen: number | undefined; newest: number | undefined; inTrash: boolean };

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

/** A picture's files lie where its row says, in one of the folders alone. */
async function fileFaults(payload: Payload, doc: Doc): Promise<string[]> {
  const faults: string[] = [];
  const served = payload.collections.media.config.upload.staticDir ?? "";
  const trashed = path.join(path.dirname(served), "trashed-media");
  const [right, wrong] = doc.deletedAt ? [trashed, served] : [served, trashed];
  for (const file of filesOf(doc)) {
    if (!existsSync(path.join(right, file))) faults.push(`the file ${file} is missing`);
    if (existsSync(path.join(wrong, file))) faults.push(`the file ${file} is also where it should not be`);
  }
  return faults;
}

const textOf = ({ seen, newest, inTrash }: Standing) =>
  `seen ${seen}, newest ${newest}${inTrash ? ", in the trash" : ""}`;

/** What is not as it should be with the document of a kind and name after its editor was killed. */
export async function foundAfterKill(
  payload: Payload,
  kind: Kind,
  { name, allowed }: { name: string; allowed: Standing[] },
): Promise<string[]> {
  const faults: string[] = [];
  const found =
    kind === "words"
      ? await foundWords(payload, name, faults)
      : await foundDocument(payload, kind, name, faults);
  if (!allowed.some((each) => isDeepStrictEqual(each, found)))
    faults.push(`${kind} ${name} is ${textOf(found)}, and not ${allowed.map(textOf).join(" or ")}`);
  return faults;
}

async function foundWords(payload: Payload, name: string, faults: string[]): Promise<Standing> {
  const slug = "searchWords";
  const doc = (await payload.findGlobal({ slug, depth: 0 })) as unknown as Doc;
  const { docs } = await payload.findGlobalVersions({ slug, limit: 1, sort: "-id", depth: 0 });
  const stateIn = (each: unknown) => stateOf("words", name, each as Doc, faults);
  // Without rows nothing has ever been saved.
  const seen = Array.isArray(doc.rows) && doc.rows.length > 0 ? stateIn(doc) : undefined;
  return { seen, newest: docs[0] ? stateIn(docs[0].version) : undefined, inTrash: false };
}

async function foundDocument(
  payload: Payload,
  kind: Exclude<Kind, "words">,
  name: string,
  faults: string[],
): Promise<Standing> {
  const collection = collections[kind];
  const where = naming[kind](name);
  const { docs } = await payload.find({ collection, where, limit: 2, depth: 0, trash: true });
  const doc = docs[0] as unknown as (Doc & { id: number }) | undefined;
  if (docs.length > 1) faults.push(`there are two of ${kind} ${name}`);
  if (!doc) return { seen: undefined, newest: undefined, inTrash: false };
  const [seen, inTrash] = [stateOf(kind, name, doc, faults), Boolean(doc.deletedAt)];
  if (kind === "picture") {
    faults.push(...(await fileFaults(payload, doc)));
    return { seen, newest: seen, inTrash };
  }
  const versions = await payload.findVersions({
    collection: collections[kind],
    where: { and: [{ parent: { equals: doc.id } }, { latest: { equals: true } }] },
    depth: 0,
    trash: true,
  });
  const newest = versions.docs[0];
  if (versions.docs.length !== 1)
    faults.push(`${versions.docs.length} versions of ${kind} ${name} are the newest`);
  const version = newest?.version as unknown as Doc | undefined;
  if (Boolean(version?.deletedAt) !== inTrash)
    faults.push(`the newest version of ${kind} ${name} says otherwise of the trash`);
  return { seen, newest: version && stateOf(kind, name, version, faults), inTrash };
}
