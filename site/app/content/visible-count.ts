type Steps = { initial: number; step: number };

/** How many of `all` are shown for what `?show=` asks, and the next such number; nothing when all are shown. */
export function visibleCount(all: number, requested: string | null, { initial, step }: Steps) {
  const wanted = Number.parseInt(requested ?? "", 10) || initial;
  const shown = Math.min(Math.max(wanted, initial), all);
  return { shown, next: shown < all ? shown + step : undefined };
}

/** What `?show=` names once it is read: the number of those shown, where it is not the usual one. */
export function visibleCountParameter(
  all: number,
  requested: string | null,
  steps: Steps,
): string | undefined {
  const { shown } = visibleCount(all, requested, steps);
  return shown === visibleCount(all, null, steps).shown ? undefined : String(shown);
}
