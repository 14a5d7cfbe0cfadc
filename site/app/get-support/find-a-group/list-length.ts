/** So many groups are listed at first, and with each further press: a page stays quick however many groups there are. */
export const listStep = 80;
const parameter = "show";

/** The length of the list, in whole steps, that has `count` groups in it. */
export const lengthFor = (count: number): number => Math.ceil(count / listStep) * listStep;

/** How many groups an address asks for: a multiple of the step, no more than there are steps. */
export function readListLength(search: URLSearchParams, total: number): number {
  const requested = Number(search.get(parameter));
  const most = lengthFor(total);
  return Number.isInteger(requested / listStep) && requested > listStep && requested <= most
    ? requested
    : listStep;
}

/** The parameter of an address as the page knows it; undefined for the length it has by itself. */
export const listLengthParameter = (search: URLSearchParams, total: number): { show: string | undefined } => {
  const length = readListLength(search, total);
  return { show: length > listStep ? String(length) : undefined };
};

/** The address of the same page with a list of `length`. */
export function listAddress(search: URLSearchParams, length: number): string {
  const next = new URLSearchParams(search);
  next.set(parameter, String(length));
  return `?${next}`;
}

/** The first `length` groups of all sections, in their order; sections of which none is left go. */
export function firstOf<Section extends { groups: readonly unknown[] }>(
  sections: readonly Section[],
  length: number,
): Section[] {
  let left = length;
  return sections.flatMap((section) => {
    const groups = section.groups.slice(0, Math.max(0, left));
    left -= section.groups.length;
    return groups.length > 0 ? [{ ...section, groups }] : [];
  });
}

/** So many as are asked for, or more where the group that the address names would else not be among them. */
export function lengthToShow(
  sections: readonly { groups: readonly { slug: string }[] }[],
  requested: number,
  found: string | undefined,
): number {
  const at = sections.flatMap(({ groups }) => groups).findIndex(({ slug }) => slug === found);
  return Math.max(requested, lengthFor(at + 1));
}
