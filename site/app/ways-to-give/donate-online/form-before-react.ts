/** Stands behind the donation form, whose script waits for the reader unless this device keeps something to show. */

import { wantedEvent } from "~/document/hydration-events.ts";
import { hasStoredGift } from "../device-keys.ts";
import { donationFormId, enhanceFirstStep, lateNoteId } from "./first-step.ts";

const form = document.getElementById(donationFormId);
if (form instanceof HTMLFormElement) enhanceFirstStep(form, document.getElementById(lateNoteId));
if (hasStoredGift()) document.dispatchEvent(new Event(wantedEvent));
