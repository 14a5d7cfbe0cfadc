/**
 * A time of day as it was typed. `half` was written beside it; `exact` is one that can be meant in one way only, by its half or
 * because it is of the clock of 24 hours.
 */
export type TypedClock = { hour: number; minute: number; half?: "am" | "pm"; exact: boolean };

type ClockForm = readonly [source: string, read: (match: RegExpExecArray) => TypedClock | undefined];

function typedClock(
  hour: string,
  minute: string | undefined,
  half: string | undefined,
  of24: boolean,
): TypedClock | undefined {
  const [hours, minutes] = [Number(hour), Number(minute ?? 0)];
  if (hours > 24 || minutes > 59) return undefined;
  // "19:00 pm" says the same twice, "19:00 am" two things.
  if (half && (hours === 0 || (hours > 12 && half === "a"))) return undefined;
  if (half && hours <= 12) {
    const to24 = (hours % 12) + (half === "p" ? 12 : 0);
    return { hour: to24, minute: minutes, half: half === "p" ? "pm" : "am", exact: true };
  }
  return { hour: hours, minute: minutes, exact: of24 || hours > 12 || /^0/.test(hour) };
}

const half = "([ap])\\.? ?m\\.?";

/** In folded letters, from the longest form to the shortest. A number alone is a time too: what stands around it must fit. */
export const clockForms: readonly ClockForm[] = [
  [
    `(?:12(?:[:.]00)? ?(?:pm ?)?)?(?:noon|midday|midi)`,
    () => ({ hour: 12, minute: 0, half: "pm", exact: true }),
  ],
  [`(?:12(?:[:.]00)? ?)?(?:midnight|minuit)`, () => ({ hour: 24, minute: 0, exact: true })],
  // 1900 is a time only where hours are spoken of; else it may be a year or a room.
  [
    `(\\d\\d)([0-5]\\d)(?: ?(?:hrs?|hours|h)|(?= ?(?:-|to) ?\\d{4} ?(?:hrs?|hours|h)(?![a-z0-9])))`,
    ([, hour = "", minute]) => typedClock(hour, minute, undefined, true),
  ],
  [
    `(\\d{1,2}) ?(?:[:.] ?([0-5]\\d))? ?${half}`,
    ([, hour = "", minute, letter]) => typedClock(hour, minute, letter, false),
  ],
  [
    `(\\d{1,2}) ?(?:h|hrs?|heures?) ?([0-5]\\d)? ?${half}`,
    ([, hour = "", minute, letter]) => typedClock(hour, minute, letter, false),
  ],
  [
    `(\\d{1,2}) ?(?:h|hrs?|heures?) ?([0-5]\\d)?`,
    ([, hour = "", minute]) => typedClock(hour, minute, undefined, true),
  ],
  [
    `(\\d{1,2})[:.]([0-5]\\d) ?(?:h|hrs?|hours|heures)`,
    ([, hour = "", minute]) => typedClock(hour, minute, undefined, true),
  ],
  [`(\\d{1,2})(?:[:.]([0-5]\\d))?`, ([, hour = "", minute]) => typedClock(hour, minute, undefined, false)],
];
