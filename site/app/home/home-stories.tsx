import type { StoryCardView } from "~/content/story-view";
import { ButtonLink } from "~/ui/button/button";
import { StoryCard } from "~/ui/card/story-card";
import { Section } from "~/ui/section/section";
import { homeCopy } from "./home-copy";

const copy = homeCopy.stories;

/** Up to three patient stories. */
export function HomeStories({ stories }: { stories: readonly StoryCardView[] }) {
  if (stories.length === 0) return null;
  return (
    <Section tone="sand" labelledBy="stories" ridge={{ to: "ground", shape: "hills", flip: true }}>
      <div className="section-head">
        <p className="kicker">{copy.kicker}</p>
        <h2 id="stories">{copy.title}</h2>
        <ButtonLink href="/get-support/patient-stories" variant="secondary" size="small">
          {copy.all}
        </ButtonLink>
      </div>
      <ul className="card-grid">
        {stories.map(({ id, ...story }) => (
          <li key={id}>
            <StoryCard {...story} more={copy.more} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
