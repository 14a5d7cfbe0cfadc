import type { Count } from "../ledger/move-ins.ts";
import type {
  Kind,
  OldEvent,
  OldFaq,
  OldGrantYear,
  OldGroup,
  OldItem,
  OldMember,
  OldNews,
  OldNewsletter,
  OldPage,
  OldStory,
} from "../source/old-items.ts";
import { type Brought, writeItem } from "../write/write-item.ts";
import { aboutOf, type Bringing, tell } from "./bringing.ts";
import { broughtEvent } from "./events.ts";
import { broughtGroup, provincesHere } from "./groups.ts";
import { broughtPage } from "./pages.ts";
import { bringTeams, broughtGrantYear, broughtMember } from "./people.ts";
import { keyOf, type Place } from "./plan.ts";
import { broughtFaq, broughtNews, broughtNewsletter, broughtStory } from "./publications.ts";
import type { Videos } from "./videos.ts";

type Bring = (place: Place, old: OldItem) => Promise<Brought>;

/** How each kind becomes a document; what it needs of this site is read once. */
async function bringerOf(bringing: Bringing, videos: Videos, kind: Kind): Promise<Bring> {
  const { payload } = bringing.writing;
  switch (kind) {
    case "pages":
      return (place, old) => broughtPage(bringing, place, old as OldPage);
    case "news":
      return (place, old) => broughtNews(bringing, place, old as OldNews);
    case "stories":
      return (place, old) => broughtStory(bringing, place, old as OldStory);
    case "events":
      return (place, old) => broughtEvent(bringing, videos, place, old as OldEvent);
    case "members": {
      const teams = await bringTeams(bringing, payload);
      return (place, old) => broughtMember(bringing, place, old as OldMember, teams);
    }
    case "grants":
      return (place, old) => broughtGrantYear(bringing, place, old as OldGrantYear);
    case "newsletters":
      return (place, old) => broughtNewsletter(bringing, place, old as OldNewsletter);
    case "faqs": {
      const { docs } = await payload.find({
        collection: "faqCategories",
        sort: "order",
        depth: 0,
        pagination: false,
      });
      return (place, old) => broughtFaq(bringing, place, old as OldFaq, docs);
    }
    case "groups": {
      const provinces = await provincesHere(payload);
      return (place, old) => broughtGroup(bringing, place, old as OldGroup, provinces);
    }
  }
}

type BringItems = {
  bringing: Bringing;
  videos: Videos;
  kind: Kind;
  places: readonly Place[];
  since: Date | undefined;
  /** Gathers the keys of the items that were looked at. */
  looked: Set<string>;
  step: () => Promise<void>;
};

/** Brings the items of one kind, page by page, and counts how they ended. */
export async function bringItems({
  bringing,
  videos,
  kind,
  places,
  since,
  looked,
  step,
}: BringItems): Promise<Count> {
  const { writing, source } = bringing;
  const byKey = new Map(places.map((place) => [place.key, place]));
  const bring = await bringerOf(bringing, videos, kind);
  const count: Count = { kind, there: places.length, here: 0, made: 0, changed: 0, same: 0, leftOut: 0 };
  for await (const old of source.items(kind)) {
    const place = byKey.get(keyOf(kind, old.sourceId));
    // One that was made there while this run was under way is for the next.
    if (!place) continue;
    await step();
    const known = writing.ledger.get(place.key);
    if (since && known && old.modified && new Date(old.modified) < since) {
      count.same += 1;
      continue;
    }
    looked.add(place.key);
    const end = await bringItem(bringing, bring, place, old);
    count[end === "left out" ? "leftOut" : end] += 1;
  }
  const here = places.filter(({ key }) => {
    const row = writing.ledger.get(key);
    return row && !row.facts.takenOff;
  });
  count.here = here.length;
  return count;
}

async function bringItem(bringing: Bringing, bring: Bring, place: Place, old: OldItem) {
  const about = aboutOf(bringing, place);
  const hidden = old.hidden ?? place.hidden;
  if (hidden) {
    await tell(bringing, about, "left-out", `Visitors of the old site do not see it: ${hidden}.`);
    return "left out" as const;
  }
  let brought: Brought;
  try {
    brought = await bring(place, old);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    await tell(bringing, about, "left-out", `It could not be made into something of this site: ${why}`);
    return "left out" as const;
  }
  const { written } = await writeItem(bringing.writing, brought);
  return written;
}
