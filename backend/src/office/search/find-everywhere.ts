import type { PayloadRequest } from "payload";
import { type SearchResult, searchSourcesOf } from "../../platform/search-source.ts";
import { shownOfEach } from "./search-screen-of.ts";

export type FoundThere = SearchResult & { name: string };

/** Looks everywhere at once where whoever asks may look; places where nothing is are left out. */
export async function findEverywhere(req: PayloadRequest, typed: string): Promise<FoundThere[]> {
  // Signs alone are nothing to look for, and some mean "anything" to a database.
  if (!/[\p{L}\p{N}]/u.test(typed)) return [];
  const { payload } = req;
  const sources = searchSourcesOf(payload.config).filter(({ isFor }) => isFor({ req }));
  const found = await Promise.all(
    sources.map(async ({ name, find }) => ({
      name,
      ...(await find(payload, { typed, most: shownOfEach }, { req })),
    })),
  );
  return found.filter(({ hits }) => hits.length > 0);
}
