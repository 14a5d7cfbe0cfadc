/** Stands in the donor's own page, whose script waits for the donor: the page closes whether it came or not. */
import { closeInTime } from "./close-in-time.ts";

const place = document.querySelector<HTMLElement>("[data-seconds-left]");
// Asked for anew, not sent anew: the page may be the answer to a form.
if (place) closeInTime(place, () => location.replace(location.pathname));
