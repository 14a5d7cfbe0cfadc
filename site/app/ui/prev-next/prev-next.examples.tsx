import type { Examples } from "~/ui/examples";
import { PrevNext } from "./prev-next";

export const prevNextExamples: Examples = {
  title: "Previous and next",
  examples: {
    "two articles": () => (
      <PrevNext
        previous={{ href: "/news/one", title: "Walking for a cure" }}
        next={{ href: "/news/two", title: "New research into gentler treatments" }}
        words={{ label: "More news", previous: "Prev", next: "Next" }}
      />
    ),
  },
};
