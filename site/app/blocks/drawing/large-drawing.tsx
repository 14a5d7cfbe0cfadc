import type { Drawing } from "@pcf/contract/content/media";
import { X } from "lucide-react";
import { uiCopy } from "~/ui/ui-copy";
import { DrawingLegend } from "./drawing-legend";
import { DrawingPicture } from "./drawing-picture";

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
