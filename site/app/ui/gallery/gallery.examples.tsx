import { exampleImage } from "~/ui/example-image";
import type { Examples } from "~/ui/examples";
import { Gallery } from "./gallery";

const words = {
  previous: "Previous",
  next: "Next",
  item: (item: number, of: number) => `${item} of ${of}`,
};

export const galleryExamples: Examples = {
  title: "Gallery",
  examples: {
    "several pictures": () => (
      <Gallery
        label="Pictures of the day"
        words={words}
        items={["a", "b", "c"].map((key) => ({ key, image: exampleImage, caption: `Picture ${key}` }))}
      />
    ),
    "one picture": () => (
      <Gallery label="One picture" words={words} items={[{ key: "a", image: exampleImage }]} />
    ),
  },
};
