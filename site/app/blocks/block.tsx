import type { specialParts } from "@pcf/contract/choices";
import type { BlockOf } from "@pcf/contract/content/blocks";
import type { ReactNode } from "react";
import type { HeadedBlock } from "~/content/html/headings";
import type { VideoView } from "~/content/views/video-view";

/** The title that editors may give a block, with the id by which the table of contents finds it. */
export function BlockTitle({ id, title }: { id: string | undefined; title: string | undefined }) {
  return title ? (
    <h2 id={id} className="block-title">
      {title}
    </h2>
  ) : null;
}

export type SpecialPart = (typeof specialParts)[number];
/** The parts that a page brings itself, by the name under which editors embed them. */
export type PageParts = Partial<Record<SpecialPart, ReactNode>>;

/** The props of every block. `videos` are those the page's blocks name, by slug. */
export type BlockProps<Type extends HeadedBlock["blockType"]> = {
  block: BlockOf<Type> & Pick<HeadedBlock, "headingId" | "asked">;
  videos: Readonly<Record<string, VideoView>>;
  parts: PageParts;
};
