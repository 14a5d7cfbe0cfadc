import type { Block } from "@pcf/contract/content/blocks";
import { faqUrl, glossaryTermUrl, groupUrl, memberUrl, videoUrl } from "@pcf/contract/urls";
import { headedBlocks } from "~/content/html/headings";
import type { SiteContent } from "~/content/site-content";
import { toEventView } from "~/content/views/event-view";
import { toFaqView } from "~/content/views/faq-view";
import { termsInOrder } from "~/content/views/glossary-view";
import { toGrantYearView } from "~/content/views/grant-year-view";
import { toGroupView } from "~/content/views/group-view";
import { toMemberView } from "~/content/views/member-view";
import { toNewsletterView, toNewsView } from "~/content/views/news-view";
import { toStoryView } from "~/content/views/story-view";
import { toVideoView } from "~/content/views/video-view";
import { blockParts, plainSentences, sentences, type TextPart } from "./block-text";

export const searchKinds = [
  "page",
  "support-group",
  "story",
  "event",
  "news",
  "member",
  "faq",
  "video",
  "newsletter",
  "grantee",
  "term",
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** One thing that can be found: its parts are searched after the title, in this order. `town` is where it meets or happens. */
export type SearchDocument = {
  kind: SearchKind;
  title: string;
  href: string;
  town?: string | undefined;
  parts: TextPart[];
};

/** Texts of separate fields; each ends as a sentence, so that an excerpt does not run one into the next. */
const parts = (...texts: readonly (string | null | undefined)[]): TextPart[] =>
  texts.flatMap((text) => (text ? [{ text: sentences(text) }] : []));

/** The parts of a page's body. What has no heading of its own stands under the one before it; a table is one with its heading. */
function bodyParts(blocks: Block[]): TextPart[] {
  const found: TextPart[] = [];
  for (const block of headedBlocks(blocks).blocks) {
    const above = found.at(-1);
    const own = blockParts(block);
    if (block.blockType === "table" && above)
      above.text = [above.text, ...own.map(({ text }) => text)].join(" ");
    else
      found.push(
        ...own.map((part) => ({
          ...part,
          id: part.id ?? above?.id,
          heading: part.heading ?? above?.heading,
        })),
      );
  }
  return found;
}

/** Everything on the site that a reader may look for; words that are explained come last. */
export function searchDocuments(content: SiteContent): SearchDocument[] {
  return [
    ...content.pages
      .filter((page) => page.uri !== "/search")
      .map((page) => ({
        kind: "page" as const,
        title: page.title,
        href: page.uri,
        parts: [...parts(page.intro, page.description), ...bodyParts(page.blocks)],
      })),
    ...content.supportGroups
      .map((document) => ({ title: document.title, group: toGroupView(document) }))
      .map(({ title, group }) => ({
        kind: "support-group" as const,
        title: group.name,
        href: groupUrl(group.slug),
        town: group.cities,
        parts: parts(
          [title, group.cities, ...group.provinces.map((province) => province.name)].join(", "),
          plainSentences(group.html),
        ),
      })),
    ...content.stories.map(toStoryView).map((story) => ({
      kind: "story" as const,
      title: story.title,
      href: story.href,
      parts: parts(story.excerpt, plainSentences(story.html)),
    })),
    ...content.events
      .map((event) => toEventView(event, []))
      .map((event) => ({
        kind: "event" as const,
        title: event.title,
        href: event.href,
        town: event.location,
        parts: parts(event.location, plainSentences(event.html)),
      })),
    ...content.news.map(toNewsView).map((news) => ({
      kind: "news" as const,
      title: news.title,
      href: news.href,
      parts: parts(news.excerpt, plainSentences(news.html)),
    })),
    ...content.members.map(toMemberView).map((member) => ({
      kind: "member" as const,
      title: member.name,
      href: memberUrl(member.slug),
      parts: parts(member.role, plainSentences(member.html)),
    })),
    ...content.faqs.map(toFaqView).map((faq) => ({
      kind: "faq" as const,
      title: faq.title,
      href: faqUrl(faq.id),
      parts: parts(plainSentences(faq.html)),
    })),
    ...content.videos.map(toVideoView).map((video) => ({
      kind: "video" as const,
      title: video.title,
      href: videoUrl(video.slug),
      parts: parts(video.description, plainSentences(video.transcript)),
    })),
    ...content.newsletters.map(toNewsletterView).map((newsletter) => ({
      kind: "newsletter" as const,
      title: newsletter.title,
      href: newsletter.href,
      parts: [],
    })),
    ...content.grantYears.map(toGrantYearView).flatMap((year) =>
      year.grantees.map((grantee) => ({
        kind: "grantee" as const,
        title: grantee.name,
        href: "/grants-awards/grants",
        parts: parts(grantee.project, grantee.institution, plainSentences(grantee.html)),
      })),
    ),
    ...termsInOrder(content).map(({ slug, term, definition, alsoCalled }) => ({
      kind: "term" as const,
      title: term,
      href: glossaryTermUrl(slug),
      parts: parts(definition, alsoCalled.join(", ")),
    })),
  ];
}
