import type { Examples } from "~/ui/examples";
import { Ridge } from "./ridge";

export const ridgeExamples: Examples = {
  title: "Ridge",
  examples: {
    "hills, peaks, waves": () => (
      <>
        {(["hills", "peaks", "waves"] as const).map((shape) => (
          <div key={shape} className="example-band">
            <Ridge shape={shape} />
          </div>
        ))}
      </>
    ),
  },
};
