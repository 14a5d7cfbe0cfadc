import type { Config } from "payload";
import { knotIcon } from "./knot.ts";

/** What a tab of the browser shows of the admin: the charity's mark, and which of its two sites it is. */
export const adminMeta: NonNullable<Config["admin"]>["meta"] = {
  titleSuffix: " · Office",
  icons: [{ rel: "icon", type: "image/svg+xml", url: `data:image/svg+xml,${encodeURIComponent(knotIcon)}` }],
};
