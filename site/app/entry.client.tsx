import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { acceptCutShort } from "~/document/cut-short";
import { goOnByDocument } from "~/document/go-on-by-document";
import { hydratedEvent } from "~/document/intent/hydrated-event";
import { rememberTypedAnswers } from "~/document/intent/typed-answers";

acceptCutShort();
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
