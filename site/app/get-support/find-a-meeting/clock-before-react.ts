/** Stands behind the list of meetings, whose script waits for the reader: both clocks are there before it. */
import { showReadersClock } from "./readers-clock.ts";

showReadersClock(document.querySelectorAll<HTMLElement>(".meeting-here"));
