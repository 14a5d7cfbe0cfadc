import type { PageView } from "~/content/views/page-view";
import { PageLink } from "~/ui/link/page-link";
import { PrevNext } from "~/ui/prev-next/prev-next";
import { Section } from "~/ui/section/section";
import { blocksCopy } from "../blocks-copy";

const copy = blocksCopy.page;

/** The other pages of the same section, and the ones before and after this one. */
export function PageNeighbours({ page }: { page: PageView }) {
  const { section, previous, next } = page;
  const others = section?.pages.filter(({ href }) => href !== page.uri) ?? [];
  if (!section || others.length === 0) return null;
  return (
    <Section tone="sand" tight labelledBy="more-in-section" className="page-neighbours">
      <PrevNext previous={previous} next={next} words={{ ...copy, label: copy.neighbours }} />
      <nav aria-labelledby="more-in-section">
        <h2 id="more-in-section">{copy.moreIn(section.parent.label)}</h2>
        <ul className="page-siblings">
          {[section.parent, ...others].map(({ label, href }) => (
            <li key={href}>
              <PageLink to={href}>{label}</PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </Section>
  );
}
