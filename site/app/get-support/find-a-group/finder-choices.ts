import type { GroupFilter } from "./group-filter";

const names = ["province", "format", "language"] as const;

function choiceFields(form: HTMLFormElement, filter: GroupFilter) {
  return names.flatMap((name) => {
    const select = form.elements.namedItem(name);
    return select instanceof HTMLSelectElement ? [{ select, value: filter[name] }] : [];
  });
}

const isOffered = (select: HTMLSelectElement, value: string) =>
  [...select.options].some((option) => option.value === value);

/** Whether a reader chose something else than `filter`. An address may also name what is not offered: that is no choice. */
export function choicesDiffer(form: HTMLFormElement, filter: GroupFilter): boolean {
  return choiceFields(form, filter).some(
    ({ select, value }) => select.value !== value && isOffered(select, value),
  );
}

/** Lets the fields of the form show `filter`. */
export function showChoices(form: HTMLFormElement, filter: GroupFilter): void {
  for (const { select, value } of choiceFields(form, filter))
    select.value = isOffered(select, value) ? value : "";
}
