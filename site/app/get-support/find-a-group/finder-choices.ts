import type { GroupFilter } from "./group-filter";

const names = ["province", "format", "language"] as const;

function choiceFields(form: HTMLFormElement, filter: GroupFilter) {
  return names.flatMap((name) => {
    const select = form.elements.namedItem(name);
    return select instanceof HTMLSelectElement ? [{ select, value: filter[name] }] : [];
  });
}

/** Whether a reader chose something else than `filter`. */
export function choicesDiffer(form: HTMLFormElement, filter: GroupFilter): boolean {
  return choiceFields(form, filter).some(({ select, value }) => select.value !== value);
}

/** Lets the fields of the form show `filter`. */
export function showChoices(form: HTMLFormElement, filter: GroupFilter): void {
  for (const { select, value } of choiceFields(form, filter)) select.value = value;
}
