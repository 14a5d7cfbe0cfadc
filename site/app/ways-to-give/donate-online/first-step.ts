import { hydratedEvent } from "~/document/hydration-events.ts";

// The form takes nothing but these two ids from here, and the script in the page brings nothing of the form.

/** Id of the form around each of the steps 0 to 2. */
export const donationFormId = "donation-form";

/** Id of the note that the script shows where React comes late. */
export const lateNoteId = "form-is-late";

/** A press that has waited so long may wait for good. The slowest lines that telephones have bring the script in six seconds. */
const lateAfterMs = 8_000;

/**
 * The first step of the server's page, until React takes it over: a preset and another amount exclude each other, and a
 * press on Next, which is done again as soon as React is there (`document/hydrate-on-interaction.ts`), is seen to have arrived.
 * `late` says what else a donor can do, and is shown when React does not come.
 */
export function enhanceFirstStep(form: HTMLFormElement, late: HTMLElement | null): void {
  const excludeOther = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement)) return;
    for (const field of form.querySelectorAll("input")) {
      if (target.name === "otherAmount" && field.name === "selectAmount") field.checked = false;
      if (target.name === "selectAmount" && field.name === "otherAmount") field.value = "";
    }
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const showLate = () => {
    if (!late) return;
    late.hidden = false;
    late.scrollIntoView({ block: "nearest" });
  };
  const showPress = () => {
    form.setAttribute("data-waiting", "");
    timer ??= setTimeout(showLate, lateAfterMs);
  };
  form.addEventListener("input", excludeOther);
  form.addEventListener("submit", showPress);
  document.addEventListener(
    hydratedEvent,
    () => {
      form.removeEventListener("input", excludeOther);
      form.removeEventListener("submit", showPress);
      form.removeAttribute("data-waiting");
      clearTimeout(timer);
      if (late) late.hidden = true;
    },
    { once: true },
  );
}
