import { z } from "zod";
import type { OldNews } from "../old-items.ts";
import { siteMoment, utcMoment } from "./clock-times.ts";
import { postBasics, postSelection, postShape } from "./item-basics.ts";
import { anyText, choice, group, rows, text } from "./loose-values.ts";
import { gallery, oldPicture, picture, pictureSelection } from "./old-pictures.ts";
import { type Reading, Unreadable } from "./old-site.ts";

const schema = z.object({
  ...postShape,
  newsField: group({ content: anyText, excerpt: text, newsHero: picture, newsGallery: gallery }),
  newsButtons: rows(z.object({ name: anyText, url: anyText, color: choice })),
});

export const news: Reading<OldNews> = {
  ...{ list: "news", one: "newsItem" },
  selection: `${postSelection}
    newsField { content excerpt newsHero ${pictureSelection} newsGallery { sourceUrl srcSet } }
    newsButtons { name url color }`,
  read: (node, site) => {
    const item = schema.parse(node);
    const { newsField: field, newsButtons } = item;
    // A draft has no date in UTC, and one whose date was lost is dated by its last change.
    const date =
      utcMoment(item.dateGmt) ?? siteMoment(item.date, site.timeZone) ?? utcMoment(item.modifiedGmt);
    if (!date) throw new Unreadable("it has no date");
    return {
      ...postBasics("news", item, site),
      date,
      html: field.content,
      excerpt: field.excerpt,
      hero: oldPicture(field.newsHero, site),
      gallery: field.newsGallery.map((one) => oldPicture(one, site)),
      buttons: newsButtons.filter(({ name, url }) => name || url),
    };
  },
};
