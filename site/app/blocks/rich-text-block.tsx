import { Prose } from "~/ui/prose/prose";
import type { BlockProps } from "./block-props";

export function RichTextBlock({ block }: BlockProps<"richText">) {
  return <Prose html={block.html} />;
}
