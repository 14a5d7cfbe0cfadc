import { volunteerForm } from "@pcf/contract/forms/volunteer-form";
import type { OfferedOption } from "~/forms/drawn-field";
import { PostedForm } from "~/forms/posted-form";
import { volunteerCopy as copy } from "./volunteer-copy";

/** `events`: what is coming, by the part of its address. */
export function VolunteerForm({ events }: { events: readonly OfferedOption[] }) {
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
            {field("events")}
            {field("coming_events", { options: events })}
            {field("dates")}
            {field("message")}
          </>
        )}
      </PostedForm>
    </section>
  );
}
