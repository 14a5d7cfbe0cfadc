import { randomUUID } from "node:crypto";
import { endingMails } from "../../mail/testing/ending-rows.ts";
import type { EndingRow, Rows } from "../../privacy/testing/retention-system.ts";

export const endingRows = (rows: Rows): EndingRow[] => [
  {
    kind: "sign-in-tries",
    collection: "sign-in-attempts",
    row: (at) =>
      rows.write("sign-in-attempts", { key: randomUUID(), tries: 1, waitUntil: at, expiresAt: at }),
  },
  ...endingMails(rows, "staff-mails", "staff-account"),
];
