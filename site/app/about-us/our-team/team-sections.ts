import type { MemberView } from "~/content/views/member-view";

/** Members under one heading; `id` is what links to it name after the `#`. */
export type TeamSection = { id: string; title: string; members: MemberView[] };

/** Sections in the order of the page; types that staff add later follow after them. */
const order = [
  "our-team",
  "our-board",
  "directors",
  "scientific-board",
  "medical-advisors",
  "our-committees",
];

/** Members by their sections; in each one by the editors' order, then by name. */
export function teamSections(members: readonly MemberView[]): TeamSection[] {
  const sections = new Map<string, TeamSection>();
  for (const member of members) {
    for (const { id, title } of member.sections) {
      const section = sections.get(id) ?? { id, title, members: [] };
      if (!section.members.includes(member)) section.members.push(member);
      sections.set(id, section);
    }
  }
  const byName = new Intl.Collator("en-CA").compare;
  for (const section of sections.values()) {
    section.members.sort((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity) || byName(a.name, b.name));
  }
  const place = ({ id }: TeamSection) => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...sections.values()].sort((a, b) => place(a) - place(b));
}
