import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { hydratedEvent } from "~/document/intent/hydrated-event";
import { rememberTypedAnswers } from "~/document/intent/typed-answers";

startTransition(() => {
  const typeAgain = rememberTypedAnswers();
  document.addEventListener(hydratedEvent, typeAgain, { once: true });
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
