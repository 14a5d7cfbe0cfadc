import { homeEventCount, homeStoryCount } from "@pcf/contract/constants";
import { identityOf, useSite } from "~/content/site";
import { siteContentContext } from "~/content/site-content";
import { eventCard, eventsAround } from "~/content/views/event-view";
import { toHomeView } from "~/content/views/home-view";
import { pageFrame } from "~/content/views/section-page";
import { storiesInOrder, storyCard } from "~/content/views/story-view";
import { pageMeta } from "~/shell/page-meta";
import { Hero } from "~/ui/hero/hero";
import type { Route } from "./+types/route";
import { homeCopy as copy } from "./home-copy";
import {
  HomeEvents,
  HomePhoto,
  HomeStories,
  Initiatives,
  StartDoors,
  TakeAction,
  Vision,
} from "./home-sections";
import { Slider } from "./slider";
import "./slider.css";
import "./home-sections.css";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const page = pageFrame(content, "/", copy);
  const { upcoming, past } = eventsAround(content, new Date());
  const next = upcoming.slice(0, homeEventCount);
  const recent = past.slice(0, homeEventCount - next.length);
  return {
    meta: page.meta,
    home: toHomeView(content),
    stories: storiesInOrder(content).slice(0, homeStoryCount).map(storyCard),
    events: [
      ...next.map((event) => ({ event: eventCard(event), recent: false })),
      ...recent.map((event) => ({ event: eventCard(event), recent: true })),
    ],
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.meta, identityOf(matches)) : [];
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { home, stories, events } = loaderData;
  const { company } = useSite();
  return (
    <>
      {home.slides.length > 0 ? (
        <>
          <h1 className="sr-only">{company.name}</h1>
          <Slider slides={home.slides} />
        </>
      ) : (
        <Hero title={company.name} intro={<p>{copy.description}</p>} />
      )}
      <StartDoors />
      <Vision vision={home.vision} />
      <Initiatives initiatives={home.initiatives} />
      <HomePhoto photo={home.photo} />
      <HomeStories stories={stories} />
      <HomeEvents events={events} />
      <TakeAction takeAction={home.takeAction} />
    </>
  );
}
