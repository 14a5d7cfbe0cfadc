import { exampleImage } from "~/ui/example-image";
import type { Examples } from "~/ui/examples";
import { Figure } from "./figure";

export const figureExamples: Examples = {
  title: "Figure",
  examples: {
    "with caption and credit": () => (
      <Figure image={{ ...exampleImage, credit: "Our own illustration" }} caption="Two people in a canoe." />
    ),
  },
};
