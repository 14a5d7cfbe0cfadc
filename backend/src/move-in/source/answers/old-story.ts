import { z } from "zod";
import type { OldStory } from "../old-items.ts";
import { postBasics, postSelection, postShape } from "./item-basics.ts";
import { anyText, group, rows, text } from "./loose-values.ts";
import { gallery, oldPicture, picture, pictureSelection } from "./old-pictures.ts";
import type { Reading } from "./old-site.ts";

const schema = z.object({
  ...postShape,
  story: group({
    ...{ content: anyText, excerpt: text, location: text },
    ...{ featuredImage: picture, storyGallery: gallery },
  }),
  storyHeadings: rows(z.object({ headline: text, subheading: text, description: text })),
});

export const stories: Reading<OldStory> = {
  ...{ list: "stories", one: "patientStory" },
  selection: `${postSelection}
    story { content excerpt location featuredImage ${pictureSelection} storyGallery { sourceUrl srcSet } }
    storyHeadings { headline subheading description }`,
  read: (node, site) => {
    const item = schema.parse(node);
    const { content, excerpt, location, featuredImage, storyGallery } = item.story;
    return {
      ...postBasics("stories", item, site),
      ...{ html: content, excerpt, location },
      picture: oldPicture(featuredImage, site),
      gallery: storyGallery.map((one) => oldPicture(one, site)),
      headings: item.storyHeadings.filter((one) => one.headline || one.subheading || one.description),
    };
  },
};
