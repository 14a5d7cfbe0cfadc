import type { Drawing } from "@pcf/contract/content/media";

/** The file of a drawing, which comes when it is near the window and whose place is kept until then. */
export function DrawingPicture({ drawing }: { drawing: Drawing }) {
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
