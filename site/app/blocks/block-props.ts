import type { specialParts } from "@pcf/contract/choices";
import type { BlockOf } from "@pcf/contract/content/blocks";
import type { ReactNode } from "react";
import type { HeadedBlock } from "~/content/html/headings";
import type { VideoView } from "~/content/views/video-view";

export type SpecialPart = (typeof specialParts)[number];
/** The parts that a page brings itself, by the name under which editors embed them. */
export type PageParts = Partial<Record<SpecialPart, ReactNode>>;

/** What every block is drawn with. `videos` are those the page's blocks name, by slug. */
export type BlockProps<Type extends HeadedBlock["blockType"]> = {
  block: BlockOf<Type> & Pick<HeadedBlock, "headingId">;
  videos: Readonly<Record<string, VideoView>>;
  parts: PageParts;
};
