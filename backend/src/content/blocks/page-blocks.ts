import type { BlockType } from "@pcf/contract/content/blocks";
import type { Block } from "payload";
import { accordion } from "./accordion.ts";
import { callToAction } from "./call-to-action.ts";
import { cardGrid } from "./card-grid.ts";
import { contactBlocks } from "./contact-blocks.ts";
import { definitionList } from "./definition-list.ts";
import { downloads } from "./downloads.ts";
import { drawing } from "./drawing.ts";
import { figure } from "./figure.ts";
import { gallery } from "./gallery.ts";
import { logoGrid } from "./logo-grid.ts";
import { quote } from "./quote.ts";
import { richText } from "./rich-text.ts";
import { special } from "./special.ts";
import { table } from "./table.ts";
import { video } from "./video.ts";
import { videoCarousel } from "./video-carousel.ts";

/** A block of the contract that is missing here, or one that is not of the contract, does not compile. */
const blocks = {
  richText,
  accordion,
  figure,
  drawing,
  video,
  videoCarousel,
  table,
  definitionList,
  cardGrid,
  logoGrid,
  callToAction,
  contactBlocks,
  downloads,
  quote,
  gallery,
  special,
} satisfies { [Type in BlockType]: Block & { slug: Type } };

/** What a page body may be made of, in the order in which the admin offers it. */
export const pageBlocks: Block[] = Object.values(blocks);
