import { Figure } from "~/ui/figure/figure";
import type { BlockProps } from "./block-props";

export default function FigureBlock({ block }: BlockProps<"figure">) {
  return (
    <div className="block-column">
      <Figure image={block.image} caption={block.caption} />
    </div>
  );
}
