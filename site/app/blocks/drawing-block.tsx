import { ZoomIn } from "lucide-react";
import { useId } from "react";
import type { BlockProps } from "./block-props";
import { DrawingLegend } from "./drawing/drawing-legend";
import { DrawingPicture } from "./drawing/drawing-picture";
import { LargeDrawing } from "./drawing/large-drawing";

/** Words around a drawing; its own come from the CMS. */
const copy = { enlarge: "See it larger", simplified: "Simplified drawing" };

/** A medical drawing with its caption above and its legend beside it. Pressed, it opens over the whole window. */
export default function DrawingBlock({ block: { drawing } }: BlockProps<"drawing">) {
  const largeId = useId();
  return (
    <figure className="drawing block-column">
      <figcaption>
        <strong className="drawing-title">{drawing.title}</strong> {drawing.caption}
      </figcaption>
      <div className="drawing-parts">
        <div className="drawing-picture">
          <DrawingPicture drawing={drawing} />
          <p className="drawing-note">
            <span>{copy.simplified}</span>
            <button type="button" className="drawing-open no-print" popoverTarget={largeId}>
              <ZoomIn aria-hidden="true" />
              {copy.enlarge}
              <span className="sr-only"> {drawing.title}</span>
            </button>
            <a href={drawing.sourceUrl} className="drawing-instead no-print">
              {copy.enlarge}
            </a>
          </p>
        </div>
        <DrawingLegend legend={drawing.legend} />
      </div>
      <LargeDrawing id={largeId} drawing={drawing} />
    </figure>
  );
}
