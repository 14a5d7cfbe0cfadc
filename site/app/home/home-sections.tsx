import { Heart, MessagesSquare, Stethoscope } from "lucide-react";
import type { EventCardView } from "~/content/views/event-view";
import type { HomeView } from "~/content/views/home-view";
import type { StoryCardView } from "~/content/views/story-view";
import { ButtonLink } from "~/ui/button/button";
import { Card, StoryCard, Tag } from "~/ui/card/card";
import { EventCard } from "~/ui/card/event-card";
import { TextLink } from "~/ui/link/text-link";
import { Picture } from "~/ui/picture/picture";
import { Ridge, Section } from "~/ui/section/section";
import { homeCopy as copy } from "./home-copy";

const doors = [
  { ...copy.doors.worried, Icon: Stethoscope, kind: "worried" },
  { ...copy.doors.talk, Icon: MessagesSquare, kind: "talk" },
  { ...copy.doors.give, Icon: Heart, kind: "give" },
] as const;

/** Where most people want to go: answers, company, giving. */
export function StartDoors() {
  return (
    <section aria-labelledby="start" className="doors page">
      <h2 id="start" className="sr-only">
        {copy.doors.title}
      </h2>
      <ul>
        {doors.map(({ Icon, ...door }) => (
          <li key={door.href} className={`door door-${door.kind}`}>
            <Icon aria-hidden="true" />
            <h3>{door.title}</h3>
            <p>{door.text}</p>
            <p className="door-link">
              <TextLink href={door.href}>{door.label}</TextLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

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

/** What the charity does: two large, the others smaller. */
export function Initiatives({ initiatives }: Pick<HomeView, "initiatives">) {
  if (initiatives.length === 0) return null;
  return (
    <Section labelledBy="initiatives">
      <div className="section-head">
        <p className="kicker">{copy.initiatives.kicker}</p>
        <h2 id="initiatives">{copy.initiatives.title}</h2>
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

/** One wide picture to rest the eyes on, with a line of text in its sky. */
export function HomePhoto({ photo }: Pick<HomeView, "photo">) {
  if (!photo) return null;
  return (
    <figure className="home-photo">
      <Picture image={photo.image} sizes="100vw" />
      <Ridge shape="waves" to="sand" />
      {photo.caption && (
        <figcaption className="page">
          <span>{photo.caption}</span>
        </figcaption>
      )}
    </figure>
  );
}

/** Up to three patient stories. */
export function HomeStories({ stories }: { stories: readonly StoryCardView[] }) {
  if (stories.length === 0) return null;
  return (
    <Section tone="sand" labelledBy="stories" ridge={{ to: "ground", shape: "hills", flip: true }}>
      <div className="section-head">
        <p className="kicker">{copy.stories.kicker}</p>
        <h2 id="stories">{copy.stories.title}</h2>
        <ButtonLink href="/get-support/patient-stories" variant="secondary" size="small">
          {copy.stories.all}
        </ButtonLink>
      </div>
      <ul className="card-grid">
        {stories.map(({ id, ...story }) => (
          <li key={id}>
            <StoryCard {...story} more={copy.stories.more} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Up to three events: those to come, topped up with the newest past ones. */
export function HomeEvents({ events }: { events: readonly { event: EventCardView; recent: boolean }[] }) {
  if (events.length === 0) return null;
  return (
    <Section labelledBy="events">
      <div className="section-head">
        <p className="kicker">{copy.events.kicker}</p>
        <h2 id="events">
          {events.some(({ recent }) => !recent) ? copy.events.title : copy.events.recentTitle}
        </h2>
        <ButtonLink href="/get-involved/find-an-event" variant="secondary" size="small">
          {copy.events.all}
        </ButtonLink>
      </div>
      <ul className="card-grid">
        {events.map(({ event: { id, ...event }, recent }) => (
          <li key={id}>
            <EventCard {...event} tag={recent && <Tag>{copy.events.recent}</Tag>} words={copy.events} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Three ways to help. */
export function TakeAction({ takeAction }: Pick<HomeView, "takeAction">) {
  if (!takeAction) return null;
  return (
    <Section tone="mist" labelledBy="take-action">
      <div className="take-action">
        <div>
          <h2 id="take-action">{takeAction.title}</h2>
          {takeAction.text && <p className="lead">{takeAction.text}</p>}
        </div>
        <ul>
          {takeAction.links.map((link) => (
            <li key={link.href} data-donate={link.href === "/ways-to-give/donate" ? "" : undefined}>
              <h3>
                <TextLink href={link.href}>{link.label}</TextLink>
              </h3>
              {link.text && <p>{link.text}</p>}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
