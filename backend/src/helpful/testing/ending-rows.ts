import { randomUUID } from "node:crypto";
import { type EndingRow, longAgo, type Rows } from "../../privacy/testing/retention-system.ts";

export const endingRows = ({ write }: Rows): EndingRow[] => [
  {
    kind: "page-votes",
    collection: "page-votes",
    row: (at) =>
      write("page-votes", {
        ...{ page: `/get-support/${randomUUID()}`, month: at.slice(0, 7), yes: 3, no: 1 },
        ...{ createdAt: longAgo, updatedAt: at },
      }),
  },
];
