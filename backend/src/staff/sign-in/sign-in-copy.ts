/** What is said at the sign-in. */
export const copy = {
  wait(waitMs: number): string {
    const seconds = Math.ceil(waitMs / 1_000);
    const minutes = Math.ceil(waitMs / 60_000);
    const time = seconds <= 60 ? `${seconds} second${seconds === 1 ? "" : "s"}` : `${minutes} minutes`;
    return `Too many tries. Please wait ${time}, then try again.`;
  },
};
