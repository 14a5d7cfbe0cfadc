import type { Block } from "@pcf/contract/content/blocks";
import type { ComponentType } from "react";
import type { HeadedBlock } from "~/content/html/headings";
import type { VideoView } from "~/content/views/video-view";
import { Accordion } from "~/ui/accordion/accordion";
import { Card } from "~/ui/card/card";
import { Prose } from "~/ui/prose/prose";
import { type BlockProps, BlockTitle, type PageParts } from "./block";
import { CallToActionBlock } from "./call-to-action-block";
import { lazyBlock } from "./lazy-block";
import { SpecialBlock } from "./special-block";

/**
 * One component a block; a new block of the contract does not compile until it has its own. The code of those that few pages
 * have comes with these pages.
 */
export const blockViews: { [Type in Block["blockType"]]: ComponentType<BlockProps<Type>> } = {
  richText: RichTextBlock,
  accordion: AccordionBlock,
  video: lazyBlock(async () => (await import("./lazy/video-blocks")).VideoBlock),
  videoCarousel: lazyBlock(async () => (await import("./lazy/video-blocks")).VideoCarouselBlock),
  table: lazyBlock(async () => (await import("./lazy/text-blocks")).TableBlock),
  definitionList: lazyBlock(async () => (await import("./lazy/text-blocks")).DefinitionListBlock),
  figure: lazyBlock(async () => (await import("./lazy/picture-blocks")).FigureBlock),
  drawing: lazyBlock(async () => (await import("./lazy/drawing-block")).DrawingBlock),
  cardGrid: CardGridBlock,
  logoGrid: lazyBlock(async () => (await import("./lazy/logo-grid-block")).LogoGridBlock),
  callToAction: CallToActionBlock,
  contactBlocks: lazyBlock(async () => (await import("./lazy/contact-blocks-block")).ContactBlocksBlock),
  downloads: lazyBlock(async () => (await import("./lazy/downloads-block")).DownloadsBlock),
  quote: lazyBlock(async () => (await import("./lazy/text-blocks")).QuoteBlock),
  gallery: lazyBlock(async () => (await import("./lazy/picture-blocks")).GalleryBlock),
  special: SpecialBlock,
};

type BlocksProps = {
  blocks: readonly HeadedBlock[];
  videos: Readonly<Record<string, VideoView>>;
  parts?: PageParts;
};

/** The body of a page of the CMS, block by block. */
export function Blocks({ blocks, videos, parts = {} }: BlocksProps) {
  return blocks.map((block, at) => {
    // The registry pairs each type with its own component; the compiler cannot follow that through one variable.
    const View = blockViews[block.blockType] as ComponentType<BlockProps<HeadedBlock["blockType"]>>;
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no id and keep their places
    return <View key={at} block={block} videos={videos} parts={parts} />;
  });
}

/** Its code comes with the pages that list questions for the doctor. */
const QuestionList = lazyBlock(async () => (await import("~/questions/question-list")).QuestionList);

function RichTextBlock({ block }: BlockProps<"richText">) {
  const { asked } = block;
  if (!asked) return <Prose html={block.html} />;
  return (
    <>
      <Prose html={asked.before} />
      <QuestionList questions={asked.questions} />
      {asked.after && <Prose html={asked.after} />}
    </>
  );
}

function AccordionBlock({ block }: BlockProps<"accordion">) {
  return (
    <section className="block-column" aria-labelledby={block.headingId}>
      <BlockTitle id={block.headingId} title={block.title} />
      <Accordion
        level={block.title ? 3 : 2}
        items={block.items.map(({ title, html }) => ({ title, content: <Prose html={html} /> }))}
      />
    </section>
  );
}

function CardGridBlock({ block }: BlockProps<"cardGrid">) {
  return (
    <section aria-labelledby={block.headingId}>
      <BlockTitle id={block.headingId} title={block.title} />
      <ul className="card-grid balanced-cards">
        {block.cards.map((card) => (
          <li key={`${card.href} ${card.title}`}>
            <Card
              href={card.href}
              title={card.title}
              text={card.text}
              image={card.image}
              level={block.title ? 3 : 2}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
