import type { Drawing } from "@pcf/contract/content/media";

/** What the numbers of a drawing stand for: the first row is number 1. */
export function DrawingLegend({ legend }: Pick<Drawing, "legend">) {
  return (
    <ol className="drawing-legend">
      {legend.map(({ text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is what the row is known by
        <li key={at}>{text}</li>
      ))}
    </ol>
  );
}
