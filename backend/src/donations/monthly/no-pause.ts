/** What a gift has that is not paused. */
export const noPause = { pausedAt: null, pauseMonths: null, resumeDay: null } as const;
