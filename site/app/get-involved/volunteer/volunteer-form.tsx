import { volunteerForm } from "@pcf/contract/forms/volunteer-form";
import { PostedForm } from "~/forms/posted-form";
import type { offeredEvents } from "./offered-events";
import { volunteerCopy as copy } from "./volunteer-copy";

export function VolunteerForm({ events }: { events: ReturnType<typeof offeredEvents> }) {
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
