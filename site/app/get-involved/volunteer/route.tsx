import { volunteerForm } from "@pcf/contract/forms/volunteer-form";
import { CallToAction } from "~/blocks/call-to-action-block";
import { PageBody } from "~/blocks/page-body";
import { identityOf } from "~/content/site";
import { siteContentContext } from "~/content/site-content";
import { eventsAround } from "~/content/views/event-view";
import { placesPart } from "~/content/views/page-view";
import { pageFrame } from "~/content/views/section-page";
import { PostedForm } from "~/forms/posted-form";
import { pageMeta } from "~/shell/page-meta";
import type { Route } from "./+types/route";
import "../get-involved.css";
import { eventOptions } from "./event-options";

const copy = {
  title: "Volunteer",
  description: "Give time to men with prostate cancer.",
  formTitle: "Offer your help",
  board: {
    title: "Serve on the board",
    text: "Board members guide the foundation, watch over its money and open doors. If that is you, write to us.",
    label: "Board volunteering: contact us",
  },
};

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const page = pageFrame(content, "/get-involved/volunteer", copy);
  const events = eventOptions(eventsAround(content, new Date()).upcoming);
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

function VolunteerForm({ events }: { events: ReturnType<typeof eventOptions> }) {
  return (
    <section aria-labelledby="volunteer-title" className="volunteer-form">
      <h2 id="volunteer-title" className="sr-only">
        {copy.formTitle}
      </h2>
      <PostedForm form={volunteerForm}>
        {(field) => (
          <>
            {field("full_name")}
            {field("email")}
            {field("phone")}
            <div className="field-row">
              {field("city")}
              {field("province")}
            </div>
            {field("volunteer_for")}
            {field("events", { options: events.everyYear })}
            {field("coming_events", { options: events.coming })}
            {field("dates")}
            {field("message")}
          </>
        )}
      </PostedForm>
    </section>
  );
}
