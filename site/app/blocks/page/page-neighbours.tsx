import type { PageView } from "~/content/views/page-view";
import { Card } from "~/ui/card/card";
import { PageLink } from "~/ui/link/page-link";
import { PrevNext } from "~/ui/prev-next/prev-next";
import { Section } from "~/ui/section/section";

const copy = {
  inThisSection: "In this section",
  moreIn: (section: string) => `More in “${section}”`,
  neighbours: "Previous and next page",
  previous: "Previous",
  next: "Next",
};

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

/** The pages below this one that its own cards and invitations do not lead to yet, so that none is out of reach. */
export function ChildPages({ page }: { page: PageView }) {
  const shown = new Set(
    page.blocks.flatMap((block) => {
      if (block.blockType === "cardGrid") return block.cards.map(({ href }) => href);
      return block.blockType === "callToAction" ? [block.href] : [];
    }),
  );
  const children = page.children.filter(({ href }) => !shown.has(href));
  if (children.length === 0) return null;
  return (
    <section aria-labelledby="child-pages">
      <h2 id="child-pages" className="block-title">
        {copy.inThisSection}
      </h2>
      <ul className="card-grid balanced-cards">
        {children.map(({ href, label, description, image }) => (
          <li key={href}>
            <Card
              href={href}
              title={label}
              text={description}
              image={image}
              media={<span className="card-blank" />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
