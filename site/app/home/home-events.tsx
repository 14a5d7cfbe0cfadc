import type { EventCardView } from "~/content/event-view";
import { ButtonLink } from "~/ui/button/button";
import { EventCard } from "~/ui/card/event-card";
import { Section } from "~/ui/section/section";
import { Tag } from "~/ui/tag/tag";
import { homeCopy } from "./home-copy";

const copy = homeCopy.events;

/** Up to three events: those to come, topped up with the newest past ones. */
export function HomeEvents({ events }: { events: readonly { event: EventCardView; recent: boolean }[] }) {
  if (events.length === 0) return null;
  return (
    <Section labelledBy="events">
      <div className="section-head">
        <p className="kicker">{copy.kicker}</p>
        <h2 id="events">{events.some(({ recent }) => !recent) ? copy.title : copy.recentTitle}</h2>
        <ButtonLink href="/get-involved/find-an-event" variant="secondary" size="small">
          {copy.all}
        </ButtonLink>
      </div>
      <ul className="card-grid">
        {events.map(({ event: { id, ...event }, recent }) => (
          <li key={id}>
            <EventCard {...event} tag={recent && <Tag>{copy.recent}</Tag>} words={copy} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
