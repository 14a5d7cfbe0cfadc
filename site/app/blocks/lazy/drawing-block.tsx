import type { Drawing } from "@pcf/contract/content/media";
import { X, ZoomIn } from "lucide-react";
import { useId } from "react";
import type { BlockProps } from "~/blocks/block";
import { uiCopy } from "~/ui/ui-copy";

/** Words around a drawing; its own come from the CMS. */
const copy = { enlarge: "See it larger", simplified: "Simplified drawing" };

/** A medical drawing with its caption above and its legend beside it. Pressed, it opens over the whole window. */
export function DrawingBlock({ block: { drawing } }: BlockProps<"drawing">) {
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

/** What the numbers of a drawing stand for: the first row is number 1. */
function DrawingLegend({ legend }: Pick<Drawing, "legend">) {
  return (
    <ol className="drawing-legend">
      {legend.map(({ text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is what the row is known by
        <li key={at}>{text}</li>
      ))}
    </ol>
  );
}

/** The file of a drawing, which comes when it is near the window and whose place is kept until then. */
function DrawingPicture({ drawing }: { drawing: Drawing }) {
  return (
    <picture>
      <img
        src={drawing.sourceUrl}
        alt={drawing.alt}
        width={drawing.width}
        height={drawing.height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

/** React writes `autoFocus` into the HTML of the server only; in the browser it would focus once, when nothing is open. */
const keepAutofocus = (button: HTMLButtonElement | null) => button?.setAttribute("autofocus", "");

/**
 * The drawing over the whole window, with its legend. It is a native popover and needs no script: while it is open the
 * styles hide the page behind it, which so cannot be focused either.
 */
export function LargeDrawing({ id, drawing }: { id: string; drawing: Drawing }) {
  const titleId = `${id}-title`;
  return (
    <div id={id} popover="auto" role="dialog" aria-labelledby={titleId} className="drawing-large">
      <div className="dialog-head">
        <p id={titleId} className="drawing-title">
          {drawing.title}
        </p>
        <button
          type="button"
          className="icon-button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={uiCopy.close}
          // biome-ignore lint/a11y/noAutofocus: takes the focus when the drawing is opened, not when the page is
          autoFocus
          ref={keepAutofocus}
        >
          <X aria-hidden="true" />
        </button>
      </div>
      <div className="drawing-parts">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on narrow screens it scrolls, also by keyboard */}
        <section className="drawing-pan" tabIndex={0} aria-labelledby={titleId}>
          <DrawingPicture drawing={drawing} />
        </section>
        <DrawingLegend legend={drawing.legend} />
      </div>
    </div>
  );
}
