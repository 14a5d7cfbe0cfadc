import type { Examples } from "~/ui/examples";
import { Tag } from "./tag";

export const tagExamples: Examples = {
  title: "Tag",
  examples: {
    tones: () => (
      <p className="example-row">
        <Tag>Recent</Tag> <Tag tone="sun">New</Tag> <Tag tone="good">Online</Tag>
      </p>
    ),
  },
};
