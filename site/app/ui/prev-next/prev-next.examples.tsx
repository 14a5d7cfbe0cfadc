import type { Examples } from "~/ui/examples";
import { PrevNext } from "./prev-next";

export const prevNextExamples: Examples = {
  title: "Previous and next",
  examples: {
    "two articles": () => (
      <PrevNext
        previous={{ href: "/news/one", label: "Walking for a cure" }}
        next={{ href: "/news/two", label: "New research into gentler treatments" }}
        words={{ label: "More news", previous: "Prev", next: "Next" }}
      />
    ),
  },
};
