import { type BlockType, typeOfBlock } from "@pcf/contract/content/blocks";
import type { Block } from "payload";

/** A part of page bodies under its name in the contract, by which the site reads and draws it. */
export const pageBlock = <Type extends BlockType>(
  slug: Type,
  block: Omit<Block, "slug" | "interfaceName">,
): Block & { slug: Type } => ({ slug, interfaceName: typeOfBlock(slug), ...block });
