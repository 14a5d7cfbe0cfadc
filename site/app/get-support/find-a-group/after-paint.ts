/** Ends when the browser has shown what has changed so far: work that can wait until then does not hold back the answer to a press. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Ends when presses that wait have been answered. */
export const afterPresses = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
