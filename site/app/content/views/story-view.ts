import { storyUrl } from "@pcf/contract/urls";
import type { SiteContent } from "~/content/site-content";
import { detailMeta } from "./detail";

/** A patient's story; `location` is where the patient lives. */
export type StoryView = ReturnType<typeof toStoryView>;

export function toStoryView(document: SiteContent["stories"][number]) {
  const { id, title, slug } = document;
  const { content, excerpt, location, featuredImage: image, storyGallery } = document.story;
  const href = storyUrl(slug);
  return {
    id,
    slug,
    href,
    title,
    excerpt,
    location,
    image,

    html: content,
    pictures: storyGallery,
    headings: document.storyHeadings,
    meta: detailMeta(document, { path: href, excerpt, image, type: "article" }),
  };
}

/** What a card shows of a story. */
export type StoryCardView = ReturnType<typeof storyCard>;
export const storyCard = ({ id, href, title, excerpt, location, image }: StoryView) => ({
  id,
  href,
  title,
  excerpt,
  location,
  image,
});

/** Stories in the editors' order, then by title. */
export function storiesInOrder(content: SiteContent): StoryView[] {
  return [...content.stories]
    .sort((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity) || a.title.localeCompare(b.title, "en-CA"))
    .map(toStoryView);
}
