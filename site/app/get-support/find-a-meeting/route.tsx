import { Form, useSubmit } from "react-router";
import { PageBody } from "~/blocks/page-body";
import { groupsByProvince } from "~/content/collections";
import { pageFrame } from "~/content/section-page";
import { siteContentContext } from "~/content/site-content";
import type { RouteHandle } from "~/route-handle";
import { pageMeta } from "~/shell/page-meta";
import { identityOf } from "~/shell/site";
import { Button, ButtonLink } from "~/ui/button/button";
import { formatDate } from "~/ui/date/format-date";
import { Time } from "~/ui/date/time";
import { SelectField } from "~/ui/field/select-field";
import "../get-support.css";
import { SupportGroupShortcuts } from "../support-group-shortcuts";
import type { Route } from "./+types/route";
import { findAMeetingCopy as copy } from "./copy";
import "./find-a-meeting.css";
import { MeetingItem } from "./meeting-item";
import { MonthGrid } from "./month-grid";
import { addMonths, monthAsked, monthMeetings } from "./month-meetings";

export const handle: RouteHandle = { script: "now" };

export function loader({ context, url }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const page = pageFrame(content, "/get-support/support-groups/find-a-meeting", copy);
  const { month, first, last } = monthAsked(url.searchParams.get("month"), new Date());
  const province = url.searchParams.get("province") ?? "";
  return {
    page,
    provinces: groupsByProvince(content, content.siteSettings.provinceFirst).map(({ code, name }) => ({
      code,
      name,
    })),
    province,
    month,
    first,
    last,
    meetings: monthMeetings(content.supportGroups, month, province),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.page.meta, identityOf(matches)) : [];
}

export default function FindAMeeting({ loaderData }: Route.ComponentProps) {
  const { page, provinces, province, month, first, last, meetings } = loaderData;
  const submit = useSubmit();
  const days = [...new Set(meetings.map(({ day }) => day))];
  const address = (to: string) => `?${new URLSearchParams({ ...(province && { province }), month: to })}`;
  return (
    <PageBody page={page} actions={<SupportGroupShortcuts on={page.uri} />}>
      <div className="meetings">
        <div className="meetings-side">
          <Form
            method="get"
            className="meetings-filter"
            preventScrollReset
            onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
          >
            <input type="hidden" name="month" value={month} />
            <SelectField
              label={copy.province}
              name="province"
              defaultValue={province}
              options={[
                { value: "", label: copy.all },
                ...provinces.map(({ code, name }) => ({ value: code, label: name })),
              ]}
            />
            <noscript>
              <Button type="submit" variant="secondary">
                {copy.apply}
              </Button>
            </noscript>
          </Form>
          <MonthGrid month={month} meetings={meetings} />
        </div>
        <section aria-labelledby="month">
          <div className="meetings-head">
            <h2 id="month">{copy.month(month)}</h2>
            <p role="status">{copy.count(meetings.length)}</p>
          </div>
          {meetings.length === 0 && <p>{copy.none}</p>}
          {days.map((day) => (
            <div key={day} id={`day-${day}`} className="meeting-day">
              <p className="meeting-date">
                <Time dateTime={day}>
                  {formatDate(day, { weekday: "long", month: "long", day: "numeric" })}
                </Time>
              </p>
              {meetings
                .filter((meeting) => meeting.day === day)
                .map((meeting) => (
                  <MeetingItem key={meeting.slug} meeting={meeting} />
                ))}
            </div>
          ))}
          <nav aria-label={copy.months} className="button-row">
            {month > first && (
              <ButtonLink href={address(addMonths(month, -1))} variant="secondary">
                {copy.previousMonth}
              </ButtonLink>
            )}
            {month < last && (
              <ButtonLink href={address(addMonths(month, 1))} variant="secondary">
                {copy.nextMonth}
              </ButtonLink>
            )}
          </nav>
        </section>
      </div>
    </PageBody>
  );
}
