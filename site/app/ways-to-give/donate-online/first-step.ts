import { hydratedEvent } from "../../document/intent/hydrated-event.ts";

/**
 * The first step of the server's page, until React takes it over: a preset and another amount exclude each other, and a
 * press on Next, which is done again as soon as React is there (`document/intent/intent.ts`), is seen to have arrived.
 */
export function workFirstStep(form: HTMLFormElement): void {
  const excludeOther = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement)) return;
    for (const field of form.querySelectorAll("input")) {
      if (target.name === "otherAmount" && field.name === "selectAmount") field.checked = false;
      if (target.name === "selectAmount" && field.name === "otherAmount") field.value = "";
    }
  };
  const showPress = () => form.setAttribute("data-waiting", "");
  form.addEventListener("input", excludeOther);
  form.addEventListener("submit", showPress);
  document.addEventListener(
    hydratedEvent,
    () => {
      form.removeEventListener("input", excludeOther);
      form.removeEventListener("submit", showPress);
      form.removeAttribute("data-waiting");
    },
    { once: true },
  );
}
