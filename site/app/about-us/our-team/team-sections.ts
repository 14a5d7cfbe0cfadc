import type { Member } from "@pcf/contract/content/documents";

/** Members under one heading; `id` is what links to it name after the `#`. */
export type TeamSection = { id: string; title: string; members: Member[] };

/** Sections in the order of the page; types that staff add later follow after them. */
const order = [
  "our-team",
  "our-board",
  "directors",
  "scientific-board",
  "medical-advisors",
  "our-committees",
];

/** Members by the parent of their type, or by the type itself; in each section by the editors' order, then by name. */
export function teamSections(members: readonly Member[]): TeamSection[] {
  const sections = new Map<string, TeamSection>();
  for (const member of members) {
    for (const type of member.memberTypes) {
      const { slug, name } = type.parent ?? type;
      const section = sections.get(slug) ?? { id: slug, title: name, members: [] };
      if (!section.members.includes(member)) section.members.push(member);
      sections.set(slug, section);
    }
  }
  const byName = new Intl.Collator("en-CA").compare;
  for (const section of sections.values()) {
    section.members.sort((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity) || byName(a.title, b.title));
  }
  const place = ({ id }: TeamSection) => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...sections.values()].sort((a, b) => place(a) - place(b));
}
