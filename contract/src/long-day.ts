const months = [
  ...["January", "February", "March", "April", "May", "June"],
  ...["July", "August", "September", "October", "November", "December"],
];

/** A day (`YYYY-MM-DD`) as people write it, the same in every time zone: November 20, 2026. Needs none of the browser's formats (`formats.ts`). */
export function longDay(day: string): string {
  const [year, month, date] = day.split("-").map(Number);
  return `${months[(month ?? 0) - 1]} ${date}, ${year}`;
}
