import type { Examples } from "~/ui/examples";
import { ShareRow } from "./share-row";

export const shareRowExamples: Examples = {
  title: "Share row",
  examples: {
    "of an article": () => (
      <ShareRow
        url="https://example.ca/news/one"
        title="News"
        words={{ label: "Share", email: "Email", copy: "Copy link", copied: "Copied", share: "Share…" }}
      />
    ),
  },
};
