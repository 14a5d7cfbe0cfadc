import { CallToAction } from "~/blocks/call-to-action-block";
import { PageBody } from "~/blocks/page-body";
import { eventsAround } from "~/content/collections";
import { placesPart } from "~/content/places-part";
import { pageFrame } from "~/content/section-page";
import { siteContentContext } from "~/content/site-content";
import { pageMeta } from "~/shell/page-meta";
import { identityOf } from "~/shell/site";
import type { Route } from "./+types/route";
import "../get-involved.css";
import { offeredEvents } from "./offered-events";
import { volunteerCopy as copy } from "./volunteer-copy";
import { VolunteerForm } from "./volunteer-form";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const page = pageFrame(content, "/get-involved/volunteer", copy);
  const events = offeredEvents(eventsAround(content, new Date()).upcoming);
  return { page, placed: placesPart(page, "volunteer-form"), events };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.page.meta, identityOf(matches)) : [];
}

export default function Volunteer({ loaderData: { page, placed, events } }: Route.ComponentProps) {
  return (
    <PageBody page={page} parts={{ "volunteer-form": <VolunteerForm events={events} /> }}>
      {!placed && <VolunteerForm events={events} />}
      <CallToAction {...copy.board} href="/about-us/contact-us" />
    </PageBody>
  );
}
