type Press = Record<"altKey" | "ctrlKey" | "metaKey" | "shiftKey", boolean> & { button: number };

/** Whether a press on a link is for the browser: it opens a tab or a window or saves the page, and this one stays. */
export const opensElsewhere = ({ button, altKey, ctrlKey, metaKey, shiftKey }: Press): boolean =>
  button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
