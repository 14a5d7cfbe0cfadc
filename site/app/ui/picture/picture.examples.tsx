import { exampleImage } from "~/ui/example-image";
import type { Examples } from "~/ui/examples";
import { Picture } from "./picture";

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
