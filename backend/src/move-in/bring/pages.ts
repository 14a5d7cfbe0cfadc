import { unwrittenDescription } from "../../content/unwritten.ts";
import { movedItem } from "../ledger/moved-items.ts";
import type { OldPage } from "../source/old-items.ts";
import { firstSentence } from "../texts/first-sentence.ts";
import { plainTextOf } from "../texts/plain-text-of.ts";
import { typedTextOf } from "../texts/typed-text-of.ts";
import { storedDocument } from "../write/fingerprint.ts";
import type { Brought } from "../write/write-item.ts";
import { aboutOf, type Bringing, broughtOf, pictureOf, titleOf } from "./bringing.ts";
import { partsAt } from "./parts-of-site.ts";
import type { Place } from "./plan.ts";

const longestDescription = 160;

const withoutHeadings = (html: string) => html.replace(/<h[1-6]\b[^>]*>.*?<\/h[1-6]>/gis, " ");

/**
 * A page that this site always has keeps its name and gets the text; any other is made anew. The old site kept a sentence about a
 * page nowhere, so it is the first of its text.
 */
export async function broughtPage(bringing: Bringing, place: Place, old: OldPage): Promise<Brought> {
  const about = aboutOf(bringing, place);
  const before = await pageBefore(bringing, place);
  const blocks = [...(await bringing.texts.pageBlocks(old.html, about)), ...partsAt(place.name)];
  const { slide } = old;
  const picture = await pictureOf(bringing, about, slide?.picture);
  const isDescribed = before !== undefined && before.description !== unwrittenDescription;
  const first = firstSentence(plainTextOf(withoutHeadings(old.html)), longestDescription);
  return broughtOf(bringing, place, {
    ...(!before && { title: titleOf(place), uri: place.name, order: old.order }),
    ...(!isDescribed && { description: first || unwrittenDescription }),
    ...(blocks.length > 0 && { blocks }),
    ...(slide && {
      frontPageHeroSlide: {
        title: typedTextOf(slide.title),
        description: slide.description && typedTextOf(slide.description),
        learnMore: slide.learnMore && bringing.book.newAddressOf(slide.learnMore),
        image: picture,
      },
    }),
  });
}

/** What stood at the address before anything was brought; undefined for a page that there was not. */
async function pageBefore({ writing: { payload, ledger } }: Bringing, { key, over }: Place) {
  const known = ledger.get(key);
  if (known) return (await movedItem(payload, known.id)).before;
  return over && storedDocument(payload, "pages", over.document);
}
