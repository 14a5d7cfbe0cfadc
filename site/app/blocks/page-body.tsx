import { Children, type ReactNode } from "react";
import type { PageView } from "~/content/views/page-view";
import { Helpline } from "~/shell/helpline";
import type { HeroProps } from "~/ui/hero/hero";
import { Prose } from "~/ui/prose/prose";
import type { PageParts } from "./block";
import { Blocks } from "./blocks";
import { lazyBlock } from "./lazy-block";
import { PageContents } from "./page/page-contents";
import { ChildPages, PageHero, PageNeighbours, ReviewBox } from "./page/page-parts";

/** Its code comes with the pages that have no text yet. */
const Unwritten = lazyBlock(async () => (await import("./lazy/unwritten")).Unwritten);

/** From so many headings on, a page gets its table of contents. */
const contentsFrom = 3;

type PageBodyProps = {
  page: PageView;
  /** The special parts that this page brings itself. */
  parts?: PageParts;
  /** Buttons in the hero. */
  actions?: ReactNode;
  /** False where the page asks for one thing at once, and a table of contents would stand before it. */
  withContents?: boolean;
  /** Ridge below the hero. */
  ridge?: HeroProps["ridge"];
  /** What follows the blocks. */
  children?: ReactNode;
  /** What stands below all else of the text. */
  foot?: ReactNode;
};

/**
 * A page of the CMS: hero, contents, blocks, the parts given as children, who reviewed it, and its neighbours. With neither
 * blocks nor children it says that it is being written. The box for urgent help stands above all else where it is the first block; over
 * a list of contents it puts the text below a phone's first screen, which the page then paints before it (`arriving.css`).
 */
export function PageBody({
  page,
  parts,
  actions,
  withContents = true,
  ridge,
  children,
  foot,
}: PageBodyProps) {
  const isSection = page.children.length > 0 || page.breadcrumb.length === 0;
  const contents = withContents && !isSection && page.headings.length >= contentsFrom;
  const unwritten = page.blocks.length === 0 && Children.toArray(children).length === 0;
  const [first, ...rest] = page.blocks;
  const urgent = first?.blockType === "special" && first.part === "helpline" ? first : undefined;
  return (
    <>
      <PageHero page={page} actions={actions} ridge={ridge} />
      <div
        className="page page-body"
        data-contents={contents ? "" : undefined}
        data-text-below={contents && urgent ? "" : undefined}
      >
        {urgent && <Helpline html={urgent.html} />}
        {contents && <PageContents headings={page.headings} />}
        <div className="page-main">
          {page.clinical?.overdue && <Prose html={page.clinical.overdue.html} className="alert" />}
          <Blocks blocks={urgent ? rest : page.blocks} videos={page.videos} parts={parts} />
          {children}
          {unwritten && <Unwritten />}
          {isSection && <ChildPages page={page} />}
          {page.clinical && <ReviewBox clinical={page.clinical} />}
          {!unwritten && foot}
        </div>
      </div>
      <PageNeighbours page={page} />
    </>
  );
}
