/** Stands behind the countdown of page 404, whose script waits for the reader. */
import { countDown } from "./count-down.ts";

const place = document.querySelector<HTMLElement>(".redirect-countdown");
if (place) countDown(place, () => location.replace(place.dataset.to ?? "/"));
