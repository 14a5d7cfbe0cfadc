import { endingMails } from "../../mail/testing/ending-rows.ts";
import type { EndingRow, Rows } from "../../privacy/testing/retention-system.ts";

export const endingRows = (rows: Rows): EndingRow[] => endingMails(rows, "group-mails", "group-check");
