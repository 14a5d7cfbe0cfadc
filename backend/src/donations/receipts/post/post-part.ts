import { staffWhoMay } from "../../../access/staff.ts";
import type { Feature } from "../../../platform/feature.ts";
import type { TodaySource } from "../../../platform/today-line.ts";
import { receiptPile } from "./pile.ts";
import { postEndpoints } from "./post-endpoints.ts";
import { receiptsWords } from "./post-words.ts";

const isFor = staffWhoMay("receipt-post");

const today: TodaySource = {
  isFor,
  quiet: "no receipts for the post",
  lines: async (payload) => {
    const count = (await receiptPile(payload)).length;
    const words = `${receiptsWords(count)} ${count === 1 ? "waits" : "wait"} for the post`;
    return [{ count, words, path: "/receipts/post" }];
  },
};

/** Receipts that no mail can bring. */
export const receiptPost = {
  endpoints: postEndpoints,
  logActions: [
    { value: "receipt-posted", label: "Receipt: posted", area: "giving" },
    { value: "receipt-not-posted", label: "Receipt: not posted after all", area: "giving" },
    { value: "receipts-printed", label: "Receipts by post: printed", area: "giving" },
  ],
  screens: [
    {
      path: "/receipts/post",
      title: "Receipts by post",
      help: "Receipts",
      menu: "Giving",
      isFor,
      Component: "/donations/receipts/post/post-screen.tsx#PostScreen",
    },
  ],
  today,
} as const satisfies Pick<Feature, "endpoints" | "logActions"> & {
  screens: NonNullable<Feature["admin"]>["screens"];
  today: TodaySource;
};
