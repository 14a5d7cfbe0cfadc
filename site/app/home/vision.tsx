import type { Home } from "@pcf/contract/content/globals";
import { Section } from "~/ui/section/section";

/** What the charity is for, in one sentence, and what it has done, in numbers. */
export function Vision({ vision, figures }: Pick<Home, "vision" | "figures">) {
  if (!vision.text) return null;
  return (
    <Section tone="night" labelledBy="vision" ridge={{ to: "ground", shape: "peaks" }} className="vision">
      <div className="vision-words">
        <h2 id="vision" className="kicker">
          {vision.title}
        </h2>
        <p>{vision.text}</p>
      </div>
      <dl className="figures">
        {figures.map((figure) => (
          <div key={figure.label}>
            <dt>{figure.label}</dt>
            <dd>{figure.value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
