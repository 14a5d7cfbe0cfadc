import { bankTimeZone } from "@pcf/contract/constants";
import { dayIn } from "@pcf/contract/zone-clock";

/** The day of a moment as official receipts count days, on the bank's calendar, as `YYYY-MM-DD`. */
export const receiptDay = (moment: Date): string => dayIn(moment, bankTimeZone);
