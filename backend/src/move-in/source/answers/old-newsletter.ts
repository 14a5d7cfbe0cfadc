import { z } from "zod";
import type { OldNewsletter } from "../old-items.ts";
import { editorsDay } from "./clock-times.ts";
import { postBasics, postSelection, postShape } from "./item-basics.ts";
import { group, text } from "./loose-values.ts";
import { oldPicture, picture, pictureSelection } from "./old-pictures.ts";
import type { Reading } from "./old-site.ts";

const schema = z.object({
  ...postShape,
  newslettersACF: group({ date: text, thumbnail: picture, url: text }),
});

export const newsletters: Reading<OldNewsletter> = {
  ...{ list: "newsletters", one: "newsletter" },
  selection: `${postSelection} newslettersACF { date url thumbnail ${pictureSelection} }`,
  read: (node, site) => {
    const item = schema.parse(node);
    const { date, thumbnail, url } = item.newslettersACF;
    return {
      ...postBasics("newsletters", item, site),
      ...{ day: editorsDay(date), picture: oldPicture(thumbnail, site), url },
    };
  },
};
