import { type Examples, exampleImage } from "~/ui/examples";
import { Carousel, Gallery } from "./carousel";

export const carouselExamples: Examples = {
  title: "Carousel",
  examples: {
    "four at once": () => (
      <Carousel
        label="Numbers"
        perView={4}
        items={["one", "two", "three", "four", "five"].map((key) => ({
          key,
          content: <p className="example-box">{key}</p>,
        }))}
      />
    ),
  },
};

export const galleryExamples: Examples = {
  title: "Gallery",
  examples: {
    "several pictures": () => (
      <Gallery
        label="Pictures of the day"
        items={["a", "b", "c"].map((key) => ({ key, image: exampleImage, caption: `Picture ${key}` }))}
      />
    ),
    "one picture": () => <Gallery label="One picture" items={[{ key: "a", image: exampleImage }]} />,
  },
};
