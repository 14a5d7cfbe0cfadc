import type { Examples } from "~/ui/examples";
import { Quote } from "./quote";

export const quoteExamples: Examples = {
  title: "Quote",
  examples: {
    "with and without a name": () => (
      <div className="stack">
        <Quote text="A chat over the fence changed everything." attribution="Walter, Kelowna" />
        <Quote text="I am glad I went." />
      </div>
    ),
  },
};
