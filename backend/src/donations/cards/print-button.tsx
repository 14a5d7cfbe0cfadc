"use client";

const copy = { print: "Print" } as const;

/** Opens the browser's own dialog, where the printer is chosen. */
export const PrintButton = () => (
  <button type="button" className="printed__button" onClick={() => window.print()}>
    {copy.print}
  </button>
);
