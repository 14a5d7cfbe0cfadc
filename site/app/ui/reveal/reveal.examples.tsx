import type { Examples } from "~/ui/examples";
import { Reveal } from "./reveal";

export const revealExamples: Examples = {
  title: "Reveal",
  examples: {
    closed: () => (
      <div className="example-box example-narrow">
        <Reveal label="About" title="Maria Lopez">
          <p>Maria joined the board in 2019. She walks the seawall every morning.</p>
        </Reveal>
      </div>
    ),
  },
};
