import { randomUUID } from "node:crypto";
import type { EndingRow, Rows } from "../../privacy/testing/retention-system.ts";

export const endingRows = ({ write }: Rows): EndingRow[] => [
  {
    kind: "sign-in-tries",
    collection: "sign-in-attempts",
    row: (at) => write("sign-in-attempts", { key: randomUUID(), tries: 1, waitUntil: at, expiresAt: at }),
  },
];
