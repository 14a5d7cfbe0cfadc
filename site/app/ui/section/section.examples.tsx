import type { Examples } from "~/ui/examples";
import { Ridge, Section } from "./section";

export const sectionExamples: Examples = {
  title: "Section",
  examples: {
    tones: () => (
      <>
        <Section tone="night" ridge={{ to: "sand", shape: "peaks" }}>
          <p>Night, for what should be remembered.</p>
        </Section>
        <Section tone="sand" ridge={{ to: "mist", shape: "waves" }}>
          <p>Sand, warm.</p>
        </Section>
        <Section tone="mist" ridge={{ to: "spruce", shape: "hills" }}>
          <p>Mist, cool.</p>
        </Section>
        <Section tone="spruce" ridge={{ to: "ground", shape: "hills", flip: true }}>
          <p>
            Spruce, with <a href="/news">the news</a>.
          </p>
        </Section>
      </>
    ),
  },
};

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
