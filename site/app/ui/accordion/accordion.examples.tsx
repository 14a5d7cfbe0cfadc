import type { Examples } from "~/ui/examples";
import { Accordion } from "./accordion";

export const accordionExamples: Examples = {
  title: "Accordion",
  examples: {
    "one at a time": () => (
      <Accordion
        exclusive
        items={[
          { title: "What is a PSA test?", content: <p>A blood test.</p> },
          { title: "Does a high PSA always mean cancer?", content: <p>No. Many things can raise it.</p> },
        ]}
      />
    ),
  },
};
