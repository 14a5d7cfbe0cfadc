/** Runs right behind the form of the kit, whose script waits for the reader unless there is a request of today to tell of. */
import { wantedEvent } from "~/document/hydration-events.ts";
import { kitDay } from "./kit-day.ts";

const day = kitDay(
  () => localStorage,
  () => new Date(),
);
if (day.requestedToday()) document.dispatchEvent(new Event(wantedEvent));
