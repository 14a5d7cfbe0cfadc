import type { Payload, RequiredDataFromCollectionSlug, Where } from "payload";
import type { Config } from "../payload-types.ts";
import type { ToLexical } from "./markdown.ts";
import type { SeedFiles } from "./seed-files.ts";

type Slug = keyof Config["collections"];

/** Ids by the names that the sample content uses. */
export class Names {
  readonly #kind: string;
  readonly #ids: Map<string, number>;

  constructor(kind: string, entries: Iterable<readonly [string, number]>) {
    this.#kind = kind;
    this.#ids = new Map(entries);
  }

  /** @throws Error naming what the sample content does not hold. */
  id(name: string): number {
    const id = this.#ids.get(name);
    if (id === undefined) throw new Error(`there is no ${this.#kind} "${name}"`);
    return id;
  }

  optional(name: string | undefined): number | undefined {
    return name === undefined ? undefined : this.id(name);
  }
}

/** What every stage of the seeding works with. */
export type SeedContext = {
  payload: Payload;
  files: SeedFiles;
  now: Date;
  toLexical: ToLexical;
};

/** Context of every write, so that hooks know that nobody is waiting for it. */
export const seeding = { seeding: true };

/**
 * Creates the document, or puts an existing one with the same key right: a start that was interrupted may have left it
 * half written.
 */
export async function upsert<Collection extends Slug>(
  payload: Payload,
  collection: Collection,
  key: Where,
  data: RequiredDataFromCollectionSlug<Collection>,
): Promise<number> {
  const { docs } = await payload.find({ collection, where: key, limit: 1, depth: 0, pagination: false });
  const [known] = docs;
  const options = { collection, data, depth: 0, context: seeding, disableTransaction: true } as const;
  const saved = known
    ? await payload.update({ ...options, id: known.id, data: data as never })
    : await payload.create(options as never);
  return Number(saved.id);
}

/** All documents of a collection under a name of theirs. */
export async function namesOf<Collection extends Slug>(
  payload: Payload,
  collection: Collection,
  kind: string,
  nameOf: (doc: Config["collections"][Collection]) => string | null | undefined,
): Promise<Names> {
  const { docs } = await payload.find({ collection, depth: 0, pagination: false, limit: 0 });
  return new Names(
    kind,
    docs.flatMap((doc) => {
      const name = nameOf(doc as Config["collections"][Collection]);
      return name ? [[name, Number(doc.id)] as const] : [];
    }),
  );
}
