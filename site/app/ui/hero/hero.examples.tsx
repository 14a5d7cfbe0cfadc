import { ButtonLink } from "~/ui/button/button";
import { type Examples, exampleImage } from "~/ui/examples";
import { Hero } from "./hero";

export const heroExamples: Examples = {
  title: "Hero",
  examples: {
    "with a picture": () => (
      <Hero
        kicker="Diagnosis and staging"
        title="The PSA test and the DRE"
        intro={<p>Two simple tests that can find prostate cancer early.</p>}
        image={exampleImage}
        actions={<ButtonLink href="/get-support">Get support</ButtonLink>}
      />
    ),
    "of a section, focus on the right": () => (
      <Hero
        size="section"
        title="Get support"
        image={exampleImage}
        position="right"
        ridge="waves"
        to="sand"
      />
    ),
    "without a picture, long title": () => (
      <Hero title="Treatment for localized prostate cancer, brachytherapy and watchful waiting" />
    ),
  },
};
