import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { hydratedEvent } from "~/document/hydration-events";
import { acceptTruncatedResponses, continueByFullPageNavigation } from "~/document/interrupted-navigation";
import { rememberTypedAnswers } from "~/document/typed-answers";

acceptTruncatedResponses();
continueByFullPageNavigation();
startTransition(() => {
  const typeAgain = rememberTypedAnswers();
  // Before what was pressed meanwhile is pressed again (`hydrate-on-interaction.ts`).
  document.addEventListener(hydratedEvent, typeAgain, { once: true, capture: true });
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
