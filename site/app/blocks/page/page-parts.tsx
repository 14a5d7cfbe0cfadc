import type { Image } from "@pcf/contract/content/media";
import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import type { PageView, ReviewView } from "~/content/views/page-view";
import { Breadcrumb } from "~/ui/breadcrumb/breadcrumb";
import { Button } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { formatDate } from "~/ui/date/format-date";
import { Time } from "~/ui/date/time";
import { Hero, type HeroProps } from "~/ui/hero/hero";
import { PageLink } from "~/ui/link/page-link";
import { TextLink } from "~/ui/link/text-link";
import { PrevNext } from "~/ui/prev-next/prev-next";
import { Section } from "~/ui/section/section";
import { lazyBlock } from "../lazy-block";

/** Its code comes with the pages that use dated numbers. */
const FactList = lazyBlock(async () => (await import("../lazy/fact-list")).FactList);

const heroCopy = { breadcrumb: "You are here", home: "Home" };

/** The focal point that an editor set for this page alone, such as "60% 40%", in place of the picture's own. */
function heroImage(hero: PageView["hero"]): Image | undefined {
  const [, x, y] = /^\s*(\d{1,3})%\s+(\d{1,3})%\s*$/.exec(hero?.position ?? "") ?? [];
  if (!hero?.image || x === undefined || y === undefined) return hero?.image;
  return { ...hero.image, focalX: Number(x), focalY: Number(y) };
}

type PageHeroProps = { page: PageView; actions?: ReactNode } & Pick<HeroProps, "ridge" | "to" | "size">;

/** The opening of a page of the CMS: the way to it, its title and first words, its scene. */
export function PageHero({ page, actions, ridge, to, size }: PageHeroProps) {
  const isSection = page.children.length > 0 || page.breadcrumb.length === 0;
  const trail = [
    { label: heroCopy.home, href: "/" },
    ...page.breadcrumb,
    { label: page.title, href: page.uri },
  ];
  return (
    <Hero
      title={page.title}
      intro={page.intro && <p>{page.intro}</p>}
      image={heroImage(page.hero)}
      size={size ?? (isSection ? "section" : "low")}
      ridge={ridge}
      to={to}
      actions={actions}
      before={page.breadcrumb.length > 0 && <Breadcrumb label={heroCopy.breadcrumb} trail={trail} />}
    />
  );
}

const neighboursCopy = {
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
      <PrevNext
        previous={previous}
        next={next}
        words={{ ...neighboursCopy, label: neighboursCopy.neighbours }}
      />
      <nav aria-labelledby="more-in-section">
        <h2 id="more-in-section">{neighboursCopy.moreIn(section.parent.label)}</h2>
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
        {neighboursCopy.inThisSection}
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

const reviewCopy = {
  title: "About this page",
  lastReviewed: "Last reviewed",
  nextReview: "Next review",
  reviewer: "Reviewed by",
  sources: "Sources",
  notAdvice: "This page is for information. Talk to your doctor about what is right for you.",
  print: "Print this page",
};

/** Who checked a clinical page, when, when next, and on which sources. */
export function ReviewBox({ clinical }: { clinical: ReviewView }) {
  return (
    <section className="review-box" aria-labelledby="review-title">
      <h2 id="review-title">{reviewCopy.title}</h2>
      <dl>
        <div>
          <dt>{reviewCopy.lastReviewed}</dt>
          <dd>
            <Time dateTime={clinical.lastReviewed}>{formatDate(clinical.lastReviewed)}</Time>
          </dd>
        </div>
        <div>
          <dt>{reviewCopy.nextReview}</dt>
          <dd>
            <Time dateTime={clinical.nextReview}>{formatDate(clinical.nextReview)}</Time>
            {clinical.overdue && <p>{clinical.overdue.title}</p>}
          </dd>
        </div>
        <div>
          <dt>{reviewCopy.reviewer}</dt>
          <dd>{clinical.reviewer}</dd>
        </div>
      </dl>
      <h3>{reviewCopy.sources}</h3>
      <ol>
        {clinical.sources.map((source, at) => (
          <li key={`${source.title} ${source.publisher}`} id={`source-${at + 1}`}>
            {source.url ? <TextLink href={source.url}>{source.title}</TextLink> : source.title}
            <span className="source-publisher">
              {[source.publisher, source.year].filter(Boolean).join(", ")}
            </span>
            {source.cited.map(({ href, text, label }) => (
              <a key={href} className="source-back" href={href} aria-label={label}>
                {text}
              </a>
            ))}
          </li>
        ))}
      </ol>
      {clinical.facts.length > 0 && <FactList facts={clinical.facts} />}
      <p>{reviewCopy.notAdvice}</p>
      <PrintButton />
    </section>
  );
}

/** Prints the page; not shown where scripts do not run. */
function PrintButton() {
  return (
    <Button
      variant="quiet"
      className="print-button"
      icon={<Printer aria-hidden="true" />}
      onClick={() => window.print()}
    >
      {reviewCopy.print}
    </Button>
  );
}
