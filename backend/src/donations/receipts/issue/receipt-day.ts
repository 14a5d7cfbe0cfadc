import { bankTimeZone } from "@pcf/contract/constants";

const dayFormat = new Intl.DateTimeFormat("en-CA", { timeZone: bankTimeZone, dateStyle: "short" });

/** The day of a moment as official receipts count days, on the bank's calendar, as `YYYY-MM-DD`. */
export const receiptDay = (moment: Date): string => dayFormat.format(moment);
