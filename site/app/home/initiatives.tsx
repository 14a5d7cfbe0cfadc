import type { HomeView } from "~/content/home-view";
import { Card } from "~/ui/card/card";
import { Section } from "~/ui/section/section";
import { homeCopy } from "./home-copy";

/** What the charity does: two large, the others smaller. */
export function Initiatives({ initiatives }: Pick<HomeView, "initiatives">) {
  if (initiatives.length === 0) return null;
  return (
    <Section labelledBy="initiatives">
      <div className="section-head">
        <p className="kicker">{homeCopy.initiatives.kicker}</p>
        <h2 id="initiatives">{homeCopy.initiatives.title}</h2>
      </div>
      <ul className="initiatives">
        {initiatives.map((initiative) => (
          <li key={initiative.href}>
            <Card {...initiative} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
