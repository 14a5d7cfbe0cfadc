import { Form, useSubmit } from "react-router";
import { PageBody } from "~/blocks/page-body";
import { calendarWidgetContext } from "~/content/request-contexts";
import { identityOf } from "~/content/site";
import { siteContentContext } from "~/content/site-content";
import { groupsByProvince, meetingGroups } from "~/content/views/group-view";
import { pageFrame } from "~/content/views/section-page";
import { BeforeReact } from "~/document/before-react";
import type { PageParameters, RouteHandle } from "~/route-handle";
import { pageMeta } from "~/shell/page-meta";
import { Button } from "~/ui/button/button";
import { SelectField } from "~/ui/field/select-field";
import "../get-support.css";
import { SupportGroupShortcuts } from "~/blocks/lazy/support-group-shortcuts";
import type { Route } from "./+types/route";
import { CalendarWidget } from "./calendar-widget";
import clockBeforeReact from "./clock-before-react.ts?inline-script";
import { findAMeetingCopy as copy } from "./find-a-meeting-copy";
import "./find-a-meeting.css";
import { MonthGrid } from "./month-grid";
import { MonthLinks, meetingsId } from "./month-links";
import { MonthList } from "./month-list";
import { monthMeetings, nextMonthsFirstMeetings, requestedMonth } from "./month-meetings";

const requestedProvince = (search: URLSearchParams, provinces: readonly { code: string }[]) =>
  provinces.find(({ code }) => code === search.get("province"))?.code;

const parameters: PageParameters = (search, content) => {
  const { month, first } = requestedMonth(search.get("month"), new Date());
  return {
    province: requestedProvince(search, groupsByProvince(content)),
    month: month === first ? undefined : month,
  };
};
export const handle: RouteHandle = { parameters: import.meta.env.SSR && parameters };

export function loader({ context, url }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const page = pageFrame(content, "/get-support/support-groups/find-a-meeting", copy);
  const now = new Date();
  const { month, first, last, today } = requestedMonth(url.searchParams.get("month"), now);
  const provinces = groupsByProvince(content).map(({ code, name }) => ({
    code,
    name,
  }));
  const province = requestedProvince(url.searchParams, provinces) ?? "";
  const groups = meetingGroups(content);
  return {
    page,
    provinces,
    province,
    month,
    first,
    last,
    today,
    calendar: context.get(calendarWidgetContext),
    calendarNote: content.siteSettings.calendarWidgetNote ?? "",
    meetings: monthMeetings(groups, month, province, now),
    soon: month === first ? nextMonthsFirstMeetings(groups, { today, province, now }) : [],
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.page.meta, identityOf(matches)) : [];
}

export default function FindAMeeting({ loaderData }: Route.ComponentProps) {
  const { page, calendar, calendarNote, provinces, province, month, first, last, today, meetings, soon } =
    loaderData;
  const submit = useSubmit();
  const months = { month, first, last, province };
  return (
    <PageBody page={page} actions={<SupportGroupShortcuts on={page.uri} />}>
      {provinces.length > 0 && (
        <div id={meetingsId} className="meetings">
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
            <MonthLinks at="grid" {...months} />
            <MonthGrid month={month} today={today} meetings={meetings} />
          </div>
          <MonthList month={month} today={today} meetings={meetings} soon={soon}>
            <MonthLinks at="list" {...months} />
          </MonthList>
          <BeforeReact script={import.meta.env.SSR ? clockBeforeReact : ""} />
        </div>
      )}
      {calendar && <CalendarWidget src={calendar} note={calendarNote} />}
    </PageBody>
  );
}
