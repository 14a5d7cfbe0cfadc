import { faqCategories } from "@pcf/contract/choices";
import type { Meeting } from "@pcf/contract/content/support-group";
import { type EventView, toEventView } from "./event-view";
import { type FaqView, toFaqView } from "./faq-view";
import { type GroupView, toGroupView } from "./group-view";
import { type NewsView, toNewsView } from "./news-view";
import { type NewsletterView, toNewsletterView } from "./newsletter-view";
import { perContent } from "./per-content";
import type { SiteContent } from "./site-content";
import { type StoryView, toStoryView } from "./story-view";

const byText = (a: string, b: string) => a.localeCompare(b, "en-CA");
const newestFirst = (a: { date: string }, b: { date: string }) => b.date.localeCompare(a.date);

/** News, newest first. */
export function newsNewestFirst(content: SiteContent): NewsView[] {
  return content.news.map(toNewsView).sort(newestFirst);
}

/** Stories in the editors' order, then by title. */
export function storiesInOrder(content: SiteContent): StoryView[] {
  return [...content.stories]
    .sort((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity) || byText(a.title, b.title))
    .map(toStoryView);
}

/** Newsletters, newest first. */
export function newslettersNewestFirst(content: SiteContent): NewsletterView[] {
  return content.newsletters.map(toNewsletterView).sort(newestFirst);
}

/** The questions under one heading of the page. */
type FaqCategory = { id: number; title: string; faqs: FaqView[] };

/** The questions by category, in each in the editors' order; a category without questions is left out. */
export function faqsByCategory(content: SiteContent): FaqCategory[] {
  return faqCategories
    .map(({ id, title }) => ({
      id,
      title,
      faqs: content.faqs
        .filter(({ category }) => category === id)
        .sort((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity))
        .map(toFaqView),
    }))
    .filter(({ faqs }) => faqs.length > 0);
}

/** Events that have not ended at `now`, soonest first, and those that have, newest first. */
export function eventsAround(content: SiteContent, now: Date): { upcoming: EventView[]; past: EventView[] } {
  const over = (event: EventView) => Date.parse(event.over) < now.getTime();
  const sorted = content.events
    .map((event) => toEventView(event, content.videos))
    .sort((a, b) => Date.parse(a.date) - Date.parse(b.date));
  return { upcoming: sorted.filter((event) => !over(event)), past: sorted.filter(over).reverse() };
}

/** The groups whose meetings are known by rule, each with that rule. */
export function meetingGroups(content: SiteContent): { group: GroupView; meeting: Meeting }[] {
  const groups = groupsOf(content);
  return content.supportGroups.flatMap(({ meeting }, at) => {
    const group = groups[at];
    return meeting && group ? [{ group, meeting }] : [];
  });
}

export type Province<Group = GroupView> = { code: string; name: string; groups: Group[] };

/** The groups of the content, each the same object wherever it is listed: a page's data then has it once. */
export const groupsOf = /* @__PURE__ */ perContent((content) => content.supportGroups.map(toGroupView));

/**
 * Groups by province, the provinces by name with the one that the settings put first before the others, groups by town.
 */
export const groupsByProvince = /* @__PURE__ */ perContent((content): Province[] => {
  const provinces = new Map<string, Province>();
  for (const group of groupsOf(content)) {
    for (const { code, name } of group.provinces) {
      const province = provinces.get(code) ?? { code, name, groups: [] };
      province.groups.push(group);
      provinces.set(code, province);
    }
  }
  for (const { groups } of provinces.values()) groups.sort((a, b) => byText(a.place, b.place));
  const first = content.siteSettings.provinceFirst;
  return [...provinces.values()].sort(
    (a, b) => Number(b.code === first) - Number(a.code === first) || byText(a.name, b.name),
  );
});
