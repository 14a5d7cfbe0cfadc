import { z } from "zod";
import type { OldFile } from "../old-items.ts";
import { utcMoment } from "./clock-times.ts";
import { named, sourceIdOf } from "./item-basics.ts";
import { group, rows, text } from "./loose-values.ts";
import { largestFirst, wholeAddress } from "./old-pictures.ts";
import { type Reading, Unreadable } from "./old-site.ts";

const size = z.object({ sourceUrl: text, width: z.coerce.number().catch(0) });

const schema = z.object({
  ...named,
  ...{ modifiedGmt: text, title: text, mimeType: text, altText: text, caption: text },
  ...{ mediaItemUrl: text, sourceUrl: text, srcSet: text },
  mediaDetails: group({ sizes: rows(size) }),
});

/** Of a picture that WordPress reduced or turned, the one that was uploaded lies beside it under its plain name. */
const uploadedName = (url: string) => url.replace(/-(?:scaled|rotated)(?=\.\w+$)/, "");

export const mediaItems: Reading<OldFile> = {
  ...{ list: "mediaItems", one: "mediaItem" },
  selection: `id databaseId modifiedGmt title mimeType altText caption mediaItemUrl sourceUrl srcSet
    mediaDetails { sizes { sourceUrl width } }`,
  read: (node, site) => {
    const file = schema.parse(node);
    const { sourceUrl, mediaItemUrl, srcSet, mediaDetails } = file;
    const address = sourceUrl ?? mediaItemUrl;
    if (!address) throw new Unreadable("it has no address");
    const url = wholeAddress(address.trim(), site);
    const sizes = mediaDetails.sizes
      .sort((a, b) => b.width - a.width)
      .flatMap((one) => (one.sourceUrl ? [one.sourceUrl] : []));
    const others = [
      ...sizes,
      ...largestFirst(srcSet),
      ...(mediaItemUrl ? [mediaItemUrl] : []),
      uploadedName(url),
    ];
    return {
      sourceId: sourceIdOf(file),
      url,
      otherUrls: [...new Set(others.map((one) => wholeAddress(one.trim(), site)))].filter(
        (one) => one !== url,
      ),
      ...{ mimeType: file.mimeType, alt: file.altText, caption: file.caption, title: file.title },
      modified: utcMoment(file.modifiedGmt),
    };
  },
};
