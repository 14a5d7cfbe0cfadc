import { z } from "zod";
import type { OldItem, OldPage } from "../old-items.ts";
import { postBasics, postSelection, postShape } from "./item-basics.ts";
import { anyText, group, text } from "./loose-values.ts";
import { oldPicture, picture, pictureSelection } from "./old-pictures.ts";
import type { OldSite, Reading } from "./old-site.ts";

const schema = z.object({
  ...postShape,
  isFrontPage: z.boolean().nullish(),
  menuOrder: z.number().nullish(),
  content: anyText,
  frontPageHeroSlide: group({ title: text, description: text, learnMore: text, image: picture }),
});
type Page = z.output<typeof schema>;

/** A page has a slide when anything of it was filled in but for where it leads. */
function slideOf({ frontPageHeroSlide: { title, description, learnMore, image } }: Page, site: OldSite) {
  if (title === undefined && description === undefined && image === undefined) return undefined;
  return { title: title ?? "", description, learnMore, picture: oldPicture(image, site) };
}

/** The path of a page; one that was never published has but its number, and gets a path of its name. */
function uriOf({ paths, slug, sourceId }: OldItem, isFrontPage: boolean): string {
  if (isFrontPage || paths.includes("/")) return "/";
  const [path] = paths.filter((one) => !one.startsWith("/?"));
  return path?.replace(/(?<=.)\/+$/, "") ?? `/${slug || sourceId}`;
}

const lastPart = (uri: string) => uri.split("/").at(-1) ?? "";

export const pages: Reading<OldPage> = {
  ...{ list: "pages", one: "page" },
  selection: `${postSelection} isFrontPage menuOrder content
    frontPageHeroSlide { title description learnMore image ${pictureSelection} }`,
  read: (node, site) => {
    const page = schema.parse(node);
    const isFrontPage = page.isFrontPage ?? undefined;
    const basics = postBasics("pages", page, site, isFrontPage);
    const uri = uriOf(basics, isFrontPage === true);
    return {
      ...basics,
      slug: basics.slug || lastPart(uri),
      uri,
      order: page.menuOrder ?? undefined,
      html: page.content,
      slide: slideOf(page, site),
    };
  },
};
