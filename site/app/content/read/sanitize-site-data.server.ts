import type { SafeHtml, StaffHtml, WithSafeHtml } from "@pcf/contract/content/html";
import type { SiteData } from "@pcf/contract/content/site-data";
import { headingsFromSecondLevel, withHeadingIds } from "../html/headings.ts";
import { withBlockHtml } from "../html/safe-html.ts";

/** The site data with every HTML of staff passed through `clean`; one that is forgotten does not compile. */
export function sanitizeSiteData(
  data: SiteData,
  clean: (html: StaffHtml) => SafeHtml,
): WithSafeHtml<SiteData> {
  return {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      blocks: withHeadingIds(page.blocks.map((block) => withBlockHtml(block, clean))),
    })),
    news: data.news.map((item) => ({
      ...item,
      newsField: { ...item.newsField, content: headingsFromSecondLevel(clean(item.newsField.content)) },
    })),
    stories: data.stories.map((item) => ({
      ...item,
      story: { ...item.story, content: headingsFromSecondLevel(clean(item.story.content)) },
    })),
    events: data.events.map((item) => ({
      ...item,
      event: { ...item.event, description: clean(item.event.description) },
    })),
    members: data.members.map((member) => ({
      ...member,
      memberDescription: {
        ...member.memberDescription,
        biography: clean(member.memberDescription.biography),
      },
    })),
    grantYears: data.grantYears.map((year) => ({
      ...year,
      grantees: year.grantees.map((grantee) => ({
        ...grantee,
        granteeBio: { ...grantee.granteeBio, description: clean(grantee.granteeBio.description) },
      })),
    })),
    supportGroups: data.supportGroups.map((group) => ({
      ...group,
      supportGroupMainContent: {
        ...group.supportGroupMainContent,
        learnMore: clean(group.supportGroupMainContent.learnMore),
      },
    })),
    faqs: data.faqs.map((faq) => ({ ...faq, content: clean(faq.content) })),
    videos: data.videos.map((video) => ({ ...video, transcript: clean(video.transcript) })),
  };
}
