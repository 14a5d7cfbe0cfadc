import type { OldFaq, OldNews, OldNewsletter, OldStory } from "../source/old-items.ts";
import { typedTextOf } from "../texts/typed-text-of.ts";
import type { Brought } from "../write/write-item.ts";
import { aboutOf, type Bringing, broughtOf, pictureOf, picturesOf, tell, titleOf } from "./bringing.ts";
import type { Place } from "./plan.ts";

const typed = (text: string | undefined) => (text === undefined ? undefined : typedTextOf(text));

export async function broughtNews(bringing: Bringing, place: Place, old: OldNews): Promise<Brought> {
  const about = aboutOf(bringing, place);
  const buttons: object[] = [];
  for (const { name, url, color } of old.buttons) {
    const href = bringing.book.newAddressOf(url);
    if (name && href) buttons.push({ name, url: href, color: color === "darkBlue" ? "darkBlue" : "light" });
    else await tell(bringing, about, "left-out", `The button “${name}” leads nowhere: ${url}`);
  }
  return broughtOf(bringing, place, {
    title: titleOf(place),
    slug: place.name,
    date: old.date,
    newsField: {
      excerpt: typed(old.excerpt),
      newsHero: await pictureOf(bringing, about, old.hero),
      body: await bringing.texts.body(old.html, about, { blocks: true }),
      newsGallery: await picturesOf(bringing, about, old.gallery),
    },
    newsButtons: buttons,
  });
}

export async function broughtStory(bringing: Bringing, place: Place, old: OldStory): Promise<Brought> {
  const about = aboutOf(bringing, place);
  return broughtOf(bringing, place, {
    title: titleOf(place),
    slug: place.name,
    order: place.order,
    story: {
      excerpt: typed(old.excerpt),
      location: typed(old.location),
      featuredImage: await pictureOf(bringing, about, old.picture),
      body: await bringing.texts.body(old.html, about, { blocks: true }),
      storyGallery: await picturesOf(bringing, about, old.gallery),
    },
    storyHeadings: old.headings.map(({ headline, subheading, description }) => ({
      headline: typed(headline),
      subheading: typed(subheading),
      description: typed(description),
    })),
  });
}

export async function broughtNewsletter(
  bringing: Bringing,
  place: Place,
  old: OldNewsletter,
): Promise<Brought> {
  const about = aboutOf(bringing, place);
  return broughtOf(bringing, place, {
    title: titleOf(place),
    newslettersACF: {
      date: old.day,
      thumbnail: await pictureOf(bringing, about, old.picture),
      url: old.url && bringing.book.newAddressOf(old.url),
    },
  });
}

/** The old site numbers the four headings of the page of questions from 1, in the order in which they stand here. */
export async function broughtFaq(
  bringing: Bringing,
  place: Place,
  old: OldFaq,
  categories: readonly { id: number; title: string }[],
): Promise<Brought> {
  const about = aboutOf(bringing, place);
  const named = old.category?.trim() ?? "";
  const category =
    categories[Number(named) - 1] ??
    categories.find(({ title }) => title.toLowerCase() === named.toLowerCase());
  return broughtOf(bringing, place, {
    title: titleOf(place),
    category: category?.id,
    answer: await bringing.texts.body(old.html, about, { blocks: true }),
    order: place.order,
  });
}
