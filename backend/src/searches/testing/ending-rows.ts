import { randomUUID } from "node:crypto";
import { type EndingRow, longAgo, type Rows } from "../../privacy/testing/retention-system.ts";

export const endingRows = ({ write }: Rows): EndingRow[] => [
  {
    kind: "missed-searches",
    collection: "missed-searches",
    row: (at) =>
      write("missed-searches", { term: randomUUID(), count: 9, createdAt: longAgo, updatedAt: at }),
  },
];
