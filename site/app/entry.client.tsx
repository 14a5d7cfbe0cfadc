import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { acceptCutShortCrossings } from "~/document/cut-short-crossing";
import { goOnByDocument } from "~/document/go-on-by-document";
import { hydratedEvent } from "~/document/intent/hydrated-event";
import { rememberTypedAnswers } from "~/document/intent/typed-answers";

acceptCutShortCrossings();
startTransition(() => {
  const typeAgain = rememberTypedAnswers();
  document.addEventListener(hydratedEvent, typeAgain, { once: true });
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[goOnByDocument]} />
    </StrictMode>,
  );
});
