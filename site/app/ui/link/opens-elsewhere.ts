import type { MouseEvent } from "react";

/** Whether a press on a link is for the browser: it opens a tab or a window or saves the page, and this one stays. */
export const opensElsewhere = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
