import type { HomeView } from "~/content/home-view";
import { Section } from "~/ui/section/section";

/** What the charity is for, in one sentence, and what it has done, in numbers. */
export function Vision({ vision }: Pick<HomeView, "vision">) {
  if (!vision) return null;
  return (
    <Section tone="night" labelledBy="vision" ridge={{ to: "ground", shape: "peaks" }} className="vision">
      <div className="vision-words">
        <h2 id="vision" className="kicker">
          {vision.title}
        </h2>
        <p>{vision.text}</p>
      </div>
      <dl className="figures">
        {vision.figures.map((figure) => (
          <div key={figure.label}>
            <dt>{figure.label}</dt>
            <dd>{figure.value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
