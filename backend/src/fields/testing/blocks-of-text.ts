import type { Block } from "payload";
import { z } from "zod";

/** What the editor of a text knows of the blocks within it. */
const editorWithBlocks = z.object({
  editorConfig: z.object({
    resolvedFeatureMap: z.map(
      z.string(),
      z.object({
        sanitizedServerFeatureProps: z
          .object({ blocks: z.array(z.custom<Block>()).optional() })
          .nullish()
          .catch(undefined),
      }),
    ),
  }),
});

/** The blocks that staff can put into a text. */
export const blocksOfText = (editor: unknown): Block[] =>
  editorWithBlocks.safeParse(editor).data?.editorConfig.resolvedFeatureMap.get("blocks")
    ?.sanitizedServerFeatureProps?.blocks ?? [];
