import { randomUUID } from "node:crypto";
import type { EndingRow, Rows } from "../../privacy/testing/retention-system.ts";

export const endingRows = ({ write }: Rows): EndingRow[] => [
  {
    kind: "trash",
    collection: "playlists",
    row: (at) => write("playlists", { title: "Old films", slug: randomUUID(), deletedAt: at }),
  },
];
