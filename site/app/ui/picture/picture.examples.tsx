import { type Examples, exampleImage } from "~/ui/examples";
import { Figure, Picture } from "./picture";

export const pictureExamples: Examples = {
  title: "Picture",
  examples: {
    "cropped around its focal point": () => (
      <div className="example-row">
        {[10, 50, 90].map((focalX) => (
          <div key={focalX} className="example-frame">
            <Picture image={{ ...exampleImage, focalX }} alt="" sizes="8rem" className="example-filling" />
          </div>
        ))}
      </div>
    ),
  },
};

export const figureExamples: Examples = {
  title: "Figure",
  examples: {
    "with caption and credit": () => (
      <Figure image={{ ...exampleImage, credit: "Our own illustration" }} caption="Two people in a canoe." />
    ),
  },
};
