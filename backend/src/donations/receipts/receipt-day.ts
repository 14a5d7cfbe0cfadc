/** The bank's clock: the day on which a card is approved is the day the gift was received. */
const bankTimeZone = "America/Toronto";
const dayFormat = new Intl.DateTimeFormat("en-CA", { timeZone: bankTimeZone, dateStyle: "short" });

/** Day of a gift or of a receipt's issue, as `YYYY-MM-DD`, both on the bank's calendar. */
export const receiptDay = (instant: Date): string => dayFormat.format(instant);
