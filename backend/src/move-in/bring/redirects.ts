import { barePath } from "@pcf/contract/content/redirect-chain";
import { pageAddresses } from "@pcf/contract/page-addresses";
import type { CollectionSlug, Payload } from "payload";
import { type Writing, writeItem } from "../write/write-item.ts";

const referenced = { news: "news", stories: "stories", events: "events", pages: "pages" } as const;

/** An old address, and what stands for it here: a document with a page of its own, or another address. */
export type OldAddress = {
  from: string;
  to: string;
  collection?: string | undefined;
  document?: number | undefined;
};

/**
 * Leads each old address to its new one. What is the same address here needs none, and an address at which this site has
 * something of its own keeps that; redirects that staff have made stay.
 */
export class Redirects {
  readonly #writing: Writing;
  readonly #taken: Set<string>;

  private constructor(writing: Writing, taken: Set<string>) {
    this.#writing = writing;
    this.#taken = taken;
  }

  static async begin(writing: Writing, addressesHere: Iterable<string>): Promise<Redirects> {
    const taken = new Set(
      [...pageAddresses, ...addressesHere].map((address) => barePath(address).toLowerCase()),
    );
    const own = new Set(
      [...writing.ledger.values()]
        .filter(({ key }) => key.startsWith("redirects:"))
        .map(({ document }) => document),
    );
    for (const { id, from } of await redirectsHere(writing.payload))
      if (!own.has(id)) taken.add(from.toLowerCase());
    return new Redirects(writing, taken);
  }

  /** Answers whether there is a redirect now, or none is needed. */
  async lead({ from, to, collection, document }: OldAddress): Promise<void> {
    const path = from.startsWith("/?") ? from : barePath(from);
    if (!/^\/(?!\/)\S*$/.test(path) || this.#taken.has(path.toLowerCase()) || barePath(to) === path) return;
    this.#taken.add(path.toLowerCase());
    const key = `redirects:${path}`;
    const reference = collection && collection in referenced && document !== undefined;
    const data = {
      from: path,
      type: "301",
      to: reference
        ? { type: "reference", reference: { relationTo: collection, value: document } }
        : { type: "custom", url: to },
    };
    await writeItem(this.#writing, {
      key,
      kind: "redirects",
      title: path,
      there: undefined,
      collection: "redirects" as CollectionSlug,
      data,
    });
  }
}

async function redirectsHere(payload: Payload): Promise<{ id: number; from: string }[]> {
  const { docs } = await payload.find({
    collection: "redirects",
    depth: 0,
    pagination: false,
    select: { from: true },
  });
  return docs.map(({ id, from }) => ({ id: Number(id), from }));
}
