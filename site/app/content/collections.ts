import type { CharityEvent, News, Newsletter, Story } from "@pcf/contract/content/documents";
import type { SupportGroup } from "@pcf/contract/content/support-group";
import type { SiteContent } from "./site-content";

const byText = new Intl.Collator("en-CA").compare;

/** News, newest first. */
export function newsNewestFirst(content: SiteContent): News[] {
  return [...content.news].sort((a, b) => b.date.localeCompare(a.date));
}

/** Stories in the editors' order, then by title. */
export function storiesInOrder(content: SiteContent): Story[] {
  return [...content.stories].sort(
    (a, b) => (a.order ?? Infinity) - (b.order ?? Infinity) || byText(a.title, b.title),
  );
}

/** Newsletters, newest first. */
export function newslettersNewestFirst(content: SiteContent): Newsletter[] {
  return [...content.newsletters].sort((a, b) => b.newslettersACF.date.localeCompare(a.newslettersACF.date));
}

/** Events that have not ended at `now`, soonest first, and those that have, newest first. */
export function eventsAround(
  content: SiteContent,
  now: Date,
): { upcoming: CharityEvent[]; past: CharityEvent[] } {
  const time = (event: CharityEvent) => Date.parse(event.event.date);
  const over = (event: CharityEvent) => Date.parse(event.event.end ?? event.event.date) < now.getTime();
  const sorted = [...content.events].sort((a, b) => time(a) - time(b));
  return {
    upcoming: sorted.filter((event) => !over(event)),
    past: sorted.filter(over).reverse(),
  };
}

/** Groups by province, the provinces by name with `first` (a province code) before the others, groups by town. */
export function groupsByProvince(
  content: SiteContent,
  first: string,
): { code: string; name: string; groups: SupportGroup[] }[] {
  const provinces = new Map<string, { code: string; name: string; groups: SupportGroup[] }>();
  for (const group of content.supportGroups) {
    for (const { code, name } of group.provinces) {
      const province = provinces.get(code) ?? { code, name, groups: [] };
      province.groups.push(group);
      provinces.set(code, province);
    }
  }
  const town = (group: SupportGroup) => group.cities ?? group.supportGroupName.groupName;
  for (const { groups } of provinces.values()) groups.sort((a, b) => byText(town(a), town(b)));
  return [...provinces.values()].sort(
    (a, b) => Number(b.code === first) - Number(a.code === first) || byText(a.name, b.name),
  );
}

/** The documents before and after the one at `slug`, going round at the ends. */
export function neighbours<Item extends { slug: string; title: string }>(items: Item[], slug: string) {
  const at = items.findIndex((item) => item.slug === slug);
  const step = (by: number) => {
    const item = items[(at + by + items.length) % items.length];
    return item && { title: item.title, slug: item.slug };
  };
  return { previous: step(-1), next: step(1) };
}
