/** Words about the daily removal of old records, for staff. */
export const retentionCopy = {
  removed: (title: string, count: number) => `${title}: ${count}`,
  nothingDue: "Nothing was due",
  more: "The rest follows in the next run",
} as const;
