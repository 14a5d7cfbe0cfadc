/** The reef knot of the charity's mark, on a square of 64: two cords, six crossings, each cord cut back where it goes under. */
export const knot = {
  dark: "M39.9 16.1 41 16q6.5 0 6.5 16T41 48l-1.1-.1q-1.2.8-2.4 1.9-1.9 1.8-3.9 3.2 3.8 2 7.4 2 13.5 0 13.5-23T41 9q-3.6 0-7.4 2 2 1.4 3.9 3.2 1.2 1.1 2.4 1.9m-15.4 1.8Q21.4 20 19 20H4.5a3.5 3.5 0 0 0 0 7H19q5.6 0 11.7-5-3.7-3.3-6.2-4.1m0 28.2q2.5-.8 6-3.9l.2-.2q-6.1-5-11.7-5H4.5a3.5 3.5 0 0 0 0 7H19q2.4 0 5.5 2.1",
  light:
    "M44 19.9q-3.3-.5-7.6-4.5Q29.4 9 23 9q-8.6 0-11.7 9.3H19q1.7-2.3 4-2.3 3.6 0 8.6 4.6Q38.6 27 45 27h.6q-.4-4.8-1.6-7.1m11 .1q.7 3.1 1 7h3.5a3.5 3.5 0 0 0 0-7zm-9.4 17H45q-6.4 0-13.4 6.4-5 4.6-8.6 4.6-2.5 0-4-2.3h-7.7Q14.4 55 23 55q6.4 0 13.4-6.4 4.2-3.9 7.4-4.5 1.4-3.1 1.8-7.1m9.4 7q.7-3.1 1-7h3.5a3.5 3.5 0 0 1 0 7zM9.6 35.3h7l-.1-3.3.1-3.3h-7L9.5 32z",
} as const;

/** On the charity's blue, as the site's own icon has it. */
export const knotIcon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#12344d"/><g transform="translate(6.4 6.4) scale(.8)"><path fill="#6fb1d6" d="${knot.light}"/><path fill="#fffaf0" d="${knot.dark}"/></g></svg>`;
