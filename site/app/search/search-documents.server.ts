import type { SiteContent } from "~/content/site-content";
import { blockText } from "./block-text";
import { plainText } from "./plain-text";

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
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** One thing that can be found: `texts` are searched after the title, in this order. */
export type SearchDocument = { kind: SearchKind; title: string; href: string; texts: string[] };

/** Everything on the site that a reader may look for. */
export function searchDocuments(content: SiteContent): SearchDocument[] {
  return [
    ...content.pages
      .filter((page) => page.uri !== "/search")
      .map((page) => ({
        kind: "page" as const,
        title: page.title,
        href: page.uri,
        texts: [page.intro ?? "", page.description, ...page.blocks.map(blockText)],
      })),
    ...content.supportGroups.map((group) => ({
      kind: "support-group" as const,
      title: group.supportGroupName.groupName,
      href: `/get-support/support-groups/find-a-group#${group.slug}`,
      texts: [
        [group.title, group.cities, ...group.provinces.map((province) => province.name)].join(", "),
        plainText(group.supportGroupMainContent.learnMore),
      ],
    })),
    ...content.stories.map((story) => ({
      kind: "story" as const,
      title: story.title,
      href: `/get-support/patient-stories/${story.slug}`,
      texts: [story.story.excerpt ?? "", plainText(story.story.content)],
    })),
    ...content.events.map((event) => ({
      kind: "event" as const,
      title: event.title,
      href: `/get-involved/find-an-event/${event.slug}`,
      texts: [event.event.location ?? "", plainText(event.event.description)],
    })),
    ...content.news.map((news) => ({
      kind: "news" as const,
      title: news.title,
      href: `/news/${news.slug}`,
      texts: [news.newsField.excerpt ?? "", plainText(news.newsField.content)],
    })),
    ...content.members.map((member) => ({
      kind: "member" as const,
      title: member.title,
      href: `/about-us/our-team#${member.slug}`,
      texts: [
        member.memberDescription.professionalDesignation ?? "",
        plainText(member.memberDescription.biography),
      ],
    })),
    ...content.faqs.map((faq) => ({
      kind: "faq" as const,
      title: faq.title,
      href: "/get-support/support-groups/faq",
      texts: [plainText(faq.content)],
    })),
    ...content.videos.map((video) => ({
      kind: "video" as const,
      title: video.title,
      href: `/about-prostate-cancer/video-library?video=${video.slug}`,
      texts: [video.description ?? "", plainText(video.transcript)],
    })),
    ...content.newsletters.map((newsletter) => ({
      kind: "newsletter" as const,
      title: newsletter.title,
      href: newsletter.newslettersACF.url,
      texts: [],
    })),
    ...content.grantYears.flatMap((year) =>
      year.grantees.map((grantee) => ({
        kind: "grantee" as const,
        title: grantee.title,
        href: "/grants-awards/grants",
        texts: [
          grantee.granteeBio.project ?? "",
          grantee.granteeBio.institution ?? "",
          plainText(grantee.granteeBio.description),
        ],
      })),
    ),
  ];
}
