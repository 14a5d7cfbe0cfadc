import type { Drawing } from "@pcf/contract/content/media";
import { Minus, Plus, X, ZoomIn } from "lucide-react";
import { type ReactNode, useId, useRef } from "react";
import type { BlockProps } from "~/blocks/block";
import { uiCopy } from "~/ui/ui-copy";
import { useZoom } from "./use-zoom";

/** Words around a drawing; its own come from the CMS. */
const copy = {
  enlarge: "See it larger",
  simplified: "Simplified drawing",
  zoom: "Size of the drawing",
  larger: "Larger",
  smaller: "Smaller",
  percent: (zoom: number) => `${Math.round(zoom * 100)}%`,
};

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
 * The drawing over the whole window, with its legend: first as large as it fits, then as large as the reader wants. It is a
 * native popover and needs a script only for its size: while it is open the styles hide the page behind it, which so cannot
 * be focused either.
 */
export function LargeDrawing({ id, drawing }: { id: string; drawing: Drawing }) {
  const titleId = `${id}-title`;
  const frame = useRef<HTMLElement>(null);
  const { zoom, larger, smaller, fit } = useZoom(frame, drawing.width / drawing.height);
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={titleId}
      className="drawing-large"
      onToggle={(event) => event.newState === "open" && fit()}
    >
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
        <div className="drawing-view">
          <fieldset className="drawing-zoom">
            <legend className="sr-only">{copy.zoom}</legend>
            <ZoomButton label={copy.smaller} onPress={smaller} icon={<Minus aria-hidden="true" />} />
            <output>{copy.percent(zoom)}</output>
            <ZoomButton label={copy.larger} onPress={larger} icon={<Plus aria-hidden="true" />} />
          </fieldset>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: enlarged it scrolls, also by keyboard */}
          <section ref={frame} className="drawing-pan" tabIndex={0} aria-labelledby={titleId}>
            <DrawingPicture drawing={drawing} />
          </section>
        </div>
        <DrawingLegend legend={drawing.legend} />
      </div>
    </div>
  );
}

type ZoomButtonProps = { label: string; onPress: (() => void) | undefined; icon: ReactNode };

/** Keeps the focus when there is nothing more to do for it. */
function ZoomButton({ label, onPress, icon }: ZoomButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      onClick={onPress}
      aria-disabled={!onPress}
      aria-label={label}
    >
      {icon}
    </button>
  );
}
