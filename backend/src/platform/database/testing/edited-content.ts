import type { Payload } from "payload";
import sharp from "sharp";

/**
 * Content whose every part follows from one number, its state: so of a document one can tell whether it is one state as a
 * whole, or parts of two. Every other state has its parts in the other order.
 */
function partsOf(state: number): string[] {
  const parts = Array.from({ length: (state % 5) + 1 }, (_, at) => `${state}/${at}`);
  return state % 2 === 0 ? parts : parts.toReversed();
}

export const pageOf = (name: string, state: number) => ({
  uri: `/${name}`,
  title: `Page ${state}`,
  description: `Of ${state}`,
  blocks: partsOf(state).map((text) => ({ blockType: "quote" as const, text })),
});

export const groupOf = (name: string, state: number) => ({
  title: name,
  slug: name,
  supportGroupName: { groupName: `Group ${state}` },
  format: "online" as const,
  languages: partsOf(state),
  contacts: partsOf(state)
    .slice(0, 4)
    .map((part) => ({ name: part })),
});

export const wordsOf = (state: number) => ({
  rows: partsOf(state).map((typed) => ({ typed, pagesSay: typed })),
});

export const pictureOf = (name: string, state: number) => ({
  alt: `${name} ${state}`,
  originalName: `${state}.jpg`,
});

async function jpeg(state: number) {
  const background = { r: state % 256, g: 0, b: 0 };
  const data = await sharp({ create: { width: 500, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { data, mimetype: "image/jpeg", name: `${state}.jpg`, size: data.length };
}

export type Save = { state: number; draft: boolean };

/** What an editor does to one document; `save` creates it where `id` is undefined, and answers the id. */
export type Editing = {
  /** Without drafts each save is seen at once. */
  drafts?: true;
  save(id: number | undefined, save: Save): Promise<number>;
  /** What has a trash is put into it, brought back from it, and deleted for good. */
  trash?: {
    put(id: number): Promise<unknown>;
    bringBack(id: number): Promise<unknown>;
    remove(id: number): Promise<unknown>;
  };
};

export const kinds = ["page", "group", "words", "picture"] as const;
export type Kind = (typeof kinds)[number];

const statusOf = (draft: boolean) => (draft ? ("draft" as const) : ("published" as const));

function trashOf(payload: Payload, collection: "pages" | "supportGroups" | "media"): Editing["trash"] {
  return {
    put: (id) => payload.update({ collection, id, data: { deletedAt: new Date().toISOString() } }),
    bringBack: (id) => payload.update({ collection, id, data: { deletedAt: null }, trash: true }),
    remove: (id) => payload.delete({ collection, id, trash: true }),
  };
}

/** Editors of one document of each kind. */
export function editors(payload: Payload, name: string, province: number): Record<Kind, Editing> {
  return {
    page: {
      drafts: true,
      async save(id, { state, draft }) {
        const data = { ...pageOf(name, state), _status: statusOf(draft) };
        const collection = "pages";
        if (id === undefined) return (await payload.create({ collection, data, draft })).id;
        return (await payload.update({ collection, id, data, draft })).id;
      },
      trash: trashOf(payload, "pages"),
    },
    group: {
      drafts: true,
      async save(id, { state, draft }) {
        const data = { ...groupOf(name, state), provinces: [province], _status: statusOf(draft) };
        const collection = "supportGroups";
        if (id === undefined) return (await payload.create({ collection, data, draft })).id;
        return (await payload.update({ collection, id, data, draft })).id;
      },
      trash: trashOf(payload, "supportGroups"),
    },
    words: {
      async save(_id, { state }) {
        await payload.updateGlobal({ slug: "searchWords", data: wordsOf(state) });
        return 0;
      },
    },
    picture: {
      async save(id, { state }) {
        const [data, file, collection] = [{ alt: `${name} ${state}` }, await jpeg(state), "media" as const];
        if (id === undefined) return (await payload.create({ collection, data, file })).id;
        return (await payload.update({ collection, id, data, file })).id;
      },
      trash: trashOf(payload, "media"),
    },
  };
}
