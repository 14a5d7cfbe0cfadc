import type { RecordedSite } from "./recorded-site.ts";
import { listTypes } from "./recorded-types.ts";
import type { Recorded } from "./recorded-values.ts";

/** Fields of items whose addresses are of the site itself. */
const ownAddresses = ["sourceUrl", "mediaItemUrl", "link"];

function* originsOf({ fields }: Recorded): Generator<string> {
  for (const name of ownAddresses) {
    const address = fields.get(name);
    const url = typeof address === "string" ? URL.parse(address) : null;
    if (url && /^https?:$/.test(url.protocol)) yield url.origin;
  }
}

/** The origin that most addresses of a recorded site carry; undefined where none does. */
export function recordedOrigin(site: RecordedSite): string | undefined {
  const counts = new Map<string, number>();
  for (const type of new Set(Object.values(listTypes)))
    for (const item of site.all(type))
      for (const origin of originsOf(item)) counts.set(origin, (counts.get(origin) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0];
}
