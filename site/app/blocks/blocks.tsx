import type { ComponentType } from "react";
import type { HeadedBlock } from "~/content/html/headings";
import type { VideoView } from "~/content/views/video-view";
import type { BlockProps, PageParts } from "./block-props";
import { blockViews } from "./registry";

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
