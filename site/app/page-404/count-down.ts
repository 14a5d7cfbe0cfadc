import { page404Copy as copy } from "./page-404-copy.ts";

/**
 * Counts down in `place`, a second at a time, from the number that it names in `data-seconds`: its first element says how many
 * are left, its button ends the counting, and so does a reader who goes elsewhere. Calls `leave` at the end. A place counts
 * once, whoever begins.
 */
export function countDown(place: HTMLElement, leave: () => void): void {
  const words = place.querySelector<HTMLElement>("[role=status]");
  const button = place.querySelector("button");
  if (!words || !button || "counting" in place.dataset) return;
  place.dataset.counting = "";
  let left = Number(place.dataset.seconds);
  if (left <= 0) {
    leave();
    return;
  }
  const end = () => {
    clearInterval(timer);
    document.removeEventListener("click", endAtLink, true);
    document.removeEventListener("submit", end, true);
  };
  // What was asked for may take longer to come than what is left of the time.
  const endAtLink = ({ target }: Event) => {
    if (target instanceof Element && target.closest("a[href]")) end();
  };
  const timer = setInterval(() => {
    left -= 1;
    if (left > 0 && place.isConnected) {
      words.textContent = copy.countdown(left);
      return;
    }
    end();
    if (place.isConnected) leave();
  }, 1000);
  document.addEventListener("click", endAtLink, true);
  document.addEventListener("submit", end, true);
  const stay = () => {
    end();
    words.textContent = copy.stayed;
    // The button goes, and the focus with it, unless it is led to the words that take its place.
    words.focus();
    button.hidden = true;
  };
  // A press from before React was there is pressed again when it is (`document/hydrate-on-interaction.ts`).
  button.addEventListener("click", stay, { once: true });
}
