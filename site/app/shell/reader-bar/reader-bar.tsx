import { Contrast } from "lucide-react";
import { shellCopy as copy } from "~/shell/shell-copy";
import { textSizes } from "./reader-settings";

/** Text size in three steps and high contrast. The buttons are answered by the script in the document's head. */
export function ReaderBar() {
  return (
    <fieldset className="reader-bar">
      <legend className="sr-only">{copy.reading}</legend>
      {textSizes.map((size) => (
        <button
          key={size}
          type="button"
          data-reader={size}
          aria-pressed={size === "1"}
          suppressHydrationWarning
        >
          <span aria-hidden="true">A</span>
          <span className="sr-only">{copy.textSizes[size]}</span>
        </button>
      ))}
      <button type="button" data-reader="more" aria-pressed={false} suppressHydrationWarning>
        <Contrast aria-hidden="true" />
        <span className="sr-only">{copy.contrast}</span>
      </button>
    </fieldset>
  );
}
