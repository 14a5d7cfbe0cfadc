import type { Examples } from "~/ui/examples";
import { Carousel } from "./carousel";

const words = {
  previous: "Previous",
  next: "Next",
  item: (item: number, of: number) => `${item} of ${of}`,
};

export const carouselExamples: Examples = {
  title: "Carousel",
  examples: {
    "four at once": () => (
      <Carousel
        label="Numbers"
        perView={4}
        words={words}
        items={["one", "two", "three", "four", "five"].map((key) => ({
          key,
          content: <p className="example-box">{key}</p>,
        }))}
      />
    ),
  },
};
