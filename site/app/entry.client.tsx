import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { goOnByDocument } from "~/document/go-on-by-document";
import { hydratedEvent } from "~/document/intent/hydrated-event";
import { rememberTypedAnswers } from "~/document/intent/typed-answers";

/**
 * A reader who goes on before two pages have crossed over is in a hurry, and nothing is wrong: the new page simply shows.
 * React Router starts the view transition and leaves its promise `ready` to nobody, so that each such crossing would be
 * reported as an unhandled rejection (AbortError when skipped, InvalidStateError when the document goes away).
 */
function acceptCutShortCrossings(): void {
  addEventListener("unhandledrejection", (event) => {
    const { reason } = event;
    if (!(reason instanceof DOMException) || !/transition/i.test(reason.message)) return;
    if (["AbortError", "InvalidStateError"].includes(reason.name)) event.preventDefault();
  });
}

acceptCutShortCrossings();
goOnByDocument();
startTransition(() => {
  const typeAgain = rememberTypedAnswers();
  // Before what was pressed meanwhile is pressed again (`intent.ts`).
  document.addEventListener(hydratedEvent, typeAgain, { once: true, capture: true });
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
