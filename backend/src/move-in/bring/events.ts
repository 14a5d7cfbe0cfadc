import type { OldEvent } from "../source/old-items.ts";
import { typedTextOf } from "../texts/typed-text-of.ts";
import { eventTimes } from "../words/event-times.ts";
import type { Brought } from "../write/write-item.ts";
import { aboutOf, type Bringing, broughtOf, pictureOf, tell, titleOf } from "./bringing.ts";
import type { Place } from "./plan.ts";
import type { Videos } from "./videos.ts";

export async function broughtEvent(
  bringing: Bringing,
  videos: Videos,
  place: Place,
  old: OldEvent,
): Promise<Brought> {
  const about = aboutOf(bringing, place);
  const location = old.location === undefined ? undefined : typedTextOf(old.location);
  const times = old.clock === undefined ? undefined : eventTimes(old.clock, location ?? "");
  if (times?.guess) await tell(bringing, about, "guess", times.guess);
  const gallery: object[] = [];
  for (const item of old.gallery) {
    if ("video" in item) {
      const video = await videos.at(item.video, about);
      if (video !== undefined) gallery.push({ media_type: "VIDEO", video });
      else
        await tell(
          bringing,
          about,
          "left-out",
          `A video of its gallery cannot be played here: ${item.video}`,
        );
    } else if (item.picture === undefined) {
      await tell(bringing, about, "missing", "A picture of its gallery was deleted there.");
    } else {
      const image = await pictureOf(bringing, about, item.picture);
      if (image !== undefined) gallery.push({ media_type: "IMAGE", image });
    }
  }
  return broughtOf(bringing, place, {
    title: titleOf(place),
    slug: place.name,
    event: {
      ...(times && { date: times.date, timeZone: times.timeZone, allDay: times.allDay }),
      location,
      featuredImage: await pictureOf(bringing, about, old.picture),
      logo: await pictureOf(bringing, about, old.logo),
      body: await bringing.texts.body(old.html, about, { blocks: true }),
      website: old.website && bringing.book.newAddressOf(old.website),
      gallery,
    },
  });
}
