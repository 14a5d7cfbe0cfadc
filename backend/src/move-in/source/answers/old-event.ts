import { z } from "zod";
import type { OldEvent } from "../old-items.ts";
import { editorsClock } from "./clock-times.ts";
import { postBasics, postSelection, postShape } from "./item-basics.ts";
import { anyText, choice, group, text } from "./loose-values.ts";
import { oldPicture, picture, pictureSelection } from "./old-pictures.ts";
import type { OldSite, Reading } from "./old-site.ts";

const part = z.object({ media_type: choice, media_url: text }).partial();

const schema = z.object({
  ...postShape,
  event: group({
    ...{ description: anyText, date: text, location: text, website: text },
    ...{ featuredImage: picture, logo: picture },
    gallery: z.preprocess((value) => (Array.isArray(value) ? value : []), z.array(z.unknown())),
  }),
});

/** A part of the gallery: a video where it says so or has nothing else, a picture otherwise. */
function partOf(value: unknown, site: OldSite): OldEvent["gallery"][number] {
  const found = part.safeParse(value);
  const address = picture.parse(value);
  const { media_type: type, media_url: video } = found.success ? found.data : {};
  const isVideo = type?.toLowerCase() === "video" || address === undefined;
  return video && isVideo ? { video } : { picture: oldPicture(address, site) };
}

export const events: Reading<OldEvent> = {
  ...{ list: "events", one: "charityEvent" },
  selection: `${postSelection}
    event {
      description date location website featuredImage ${pictureSelection} logo ${pictureSelection}
      gallery { sourceUrl srcSet media_type media_url }
    }`,
  read: (node, site) => {
    const item = schema.parse(node);
    const { description, date, location, website, featuredImage, logo, gallery } = item.event;
    return {
      ...postBasics("events", item, site),
      ...{ html: description, clock: editorsClock(date), location, website },
      picture: oldPicture(featuredImage, site),
      logo: oldPicture(logo, site),
      gallery: gallery.map((one) => partOf(one, site)),
    };
  },
};
