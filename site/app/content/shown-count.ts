type Steps = { initial: number; step: number };

/** How many of `all` are shown for what `?show=` asks, and the next such number; nothing when all are shown. */
export function shownCount(all: number, asked: string | null, { initial, step }: Steps) {
  const wanted = Number.parseInt(asked ?? "", 10) || initial;
  const shown = Math.min(Math.max(wanted, initial), all);
  return { shown, next: shown < all ? shown + step : undefined };
}

/** What `?show=` names once it is read: the number of those shown, where it is not the usual one. */
export function shownParameter(all: number, asked: string | null, steps: Steps): string | undefined {
  const { shown } = shownCount(all, asked, steps);
  return shown === shownCount(all, null, steps).shown ? undefined : String(shown);
}
