import { ArrowLeft, ArrowRight } from "lucide-react";
import type { PageView } from "~/content/page-view";
import { PageLink } from "~/ui/link/page-link";
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
      {(previous || next) && (
        <nav aria-label={copy.neighbours} className="prev-next">
          {previous && (
            <PageLink to={previous.href} rel="prev">
              <span>
                <ArrowLeft aria-hidden="true" />
                {copy.previous}
              </span>
              <strong>{previous.label}</strong>
            </PageLink>
          )}
          {next && (
            <PageLink to={next.href} rel="next">
              <span>
                {copy.next}
                <ArrowRight aria-hidden="true" />
              </span>
              <strong>{next.label}</strong>
            </PageLink>
          )}
        </nav>
      )}
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
