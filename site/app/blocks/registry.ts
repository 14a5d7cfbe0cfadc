import type { Block } from "@pcf/contract/content/blocks";
import type { ComponentType } from "react";
import { AccordionBlock } from "./accordion-block";
import type { BlockProps } from "./block-props";
import { CallToActionBlock } from "./call-to-action-block";
import { CardGridBlock } from "./card-grid-block";
import { lazyBlock } from "./lazy-block";
import { RichTextBlock } from "./rich-text-block";
import { SpecialBlock } from "./special-block";

// Few pages have a picture, a drawing, a table, a list of terms, a quotation, a video, a row that scrolls, contacts, files or logos: their
// code comes with those that have.
const ContactBlocksBlock = lazyBlock(() => import("./contact-blocks-block"));
const DefinitionListBlock = lazyBlock(() => import("./definition-list-block"));
const DownloadsBlock = lazyBlock(() => import("./downloads-block"));
const DrawingBlock = lazyBlock(() => import("./drawing-block"));
const FigureBlock = lazyBlock(() => import("./figure-block"));
const GalleryBlock = lazyBlock(() => import("./gallery-block"));
const LogoGridBlock = lazyBlock(() => import("./logo-grid-block"));
const QuoteBlock = lazyBlock(() => import("./quote-block"));
const TableBlock = lazyBlock(() => import("./table-block"));
const VideoBlock = lazyBlock(() => import("./video-block"));
const VideoCarouselBlock = lazyBlock(() => import("./video-carousel-block"));

/** One component a block; a new block of the contract does not compile until it has its own. */
export const blockViews: { [Type in Block["blockType"]]: ComponentType<BlockProps<Type>> } = {
  richText: RichTextBlock,
  accordion: AccordionBlock,
  video: VideoBlock,
  videoCarousel: VideoCarouselBlock,
  table: TableBlock,
  definitionList: DefinitionListBlock,
  figure: FigureBlock,
  drawing: DrawingBlock,
  cardGrid: CardGridBlock,
  logoGrid: LogoGridBlock,
  callToAction: CallToActionBlock,
  contactBlocks: ContactBlocksBlock,
  downloads: DownloadsBlock,
  quote: QuoteBlock,
  gallery: GalleryBlock,
  special: SpecialBlock,
};
