import { useEffect } from "react";
import { hydratedEvent } from "./hydrated-event";

/** Tells the page that React answers now. Called by the document, whose effects run after those of all its parts. */
export function useHydratedSignal() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
    document.dispatchEvent(new Event(hydratedEvent));
  }, []);
}
