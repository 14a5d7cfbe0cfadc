import { Quote } from "~/ui/quote/quote";
import type { BlockProps } from "./block-props";

export default function QuoteBlock({ block }: BlockProps<"quote">) {
  return <Quote text={block.text} attribution={block.attribution} />;
}
