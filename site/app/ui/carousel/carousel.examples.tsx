import { exampleImage } from "~/ui/example-image";
import type { Examples } from "~/ui/examples";
import { Gallery } from "~/ui/gallery/gallery";
import { Carousel } from "./carousel";

const words = {
  previous: "Previous",
  next: "Next",
  item: (item: number, of: number) => `${item} of ${of}`,
};

export const carouselExamples: Examples = {
  title: "Carousel and gallery",
  examples: {
    "four at once": () => (
      <Carousel
        label="Numbers"
        perView={4}
        words={words}
        items={["one", "two", "three", "four", "five"].map((key) => ({ key, content: <p>{key}</p> }))}
      />
    ),
    gallery: () => (
      <Gallery
        label="Pictures of the day"
        words={words}
        items={["a", "b", "c"].map((key) => ({ key, image: exampleImage, caption: `Picture ${key}` }))}
      />
    ),
  },
};
