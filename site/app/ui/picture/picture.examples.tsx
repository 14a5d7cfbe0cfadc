import { exampleImage } from "~/ui/example-image";
import type { Examples } from "~/ui/examples";
import { Picture } from "./picture";

export const pictureExamples: Examples = {
  title: "Picture",
  examples: {
    "cropped around its focal point": () => (
      <div className="flex flex-wrap gap-4">
        {[10, 50, 90].map((focalX) => (
          <div key={focalX} className="h-48 w-32 overflow-hidden">
            <Picture image={{ ...exampleImage, focalX }} alt="" sizes="8rem" className="h-full w-full" />
          </div>
        ))}
      </div>
    ),
  },
};
