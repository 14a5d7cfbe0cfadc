/** Stands behind the donation form, whose script waits for the reader unless this device keeps something to show. */

import { wantedEvent } from "../../document/intent/wanted-event.ts";
import { keptOnDevice } from "../device-keys.ts";
import { donationFormId, lateNoteId, workFirstStep } from "./first-step.ts";

const form = document.getElementById(donationFormId);
if (form instanceof HTMLFormElement) workFirstStep(form, document.getElementById(lateNoteId));
if (keptOnDevice()) document.dispatchEvent(new Event(wantedEvent));
