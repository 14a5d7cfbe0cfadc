const tens = (percent: number | null | undefined) =>
  Math.round(Math.min(100, Math.max(0, percent ?? 50)) / 10) * 10;

/** Classes that keep the focal point (percent of width and height) in view when a picture is cropped. */
export function focalClass(x?: number | null, y?: number | null): string {
  return `focal focal-x-${tens(x)} focal-y-${tens(y)}`;
}
