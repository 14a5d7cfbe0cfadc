import { type CheckNotice, checkActField, type checkActs, correctionField } from "@pcf/contract/group-check";
import { groupMeetings, takesPlace } from "@pcf/contract/group-meetings";
import { groupCheckPath, tellUsUrl } from "@pcf/contract/urls";
import { dayIn } from "@pcf/contract/zone-clock";
import type { ReactNode } from "react";
import { data } from "react-router";
import { identityOf } from "~/content/site";
import { siteContentContext } from "~/content/site-content";
import { groupsOf, meetingGroups } from "~/content/views/group-view";
import { pageMeta } from "~/shell/page-meta";
import { Alert } from "~/ui/alert/alert";
import { Button, ButtonLink, type ButtonLook } from "~/ui/button/button";
import { TextareaField } from "~/ui/field/textarea-field";
import { groupFacts } from "../group-facts";
import { meetingDay } from "../meeting-states-copy";
import "../get-support.css";
import type { Route } from "./+types/route";
import { confirmGroupCopy as copy } from "./confirm-group-copy";
import { shownGroupCheckContext, type UnsentCheck } from "./shown-group-check";

export const headers = () => ({ "Cache-Control": "no-store" });

const aheadMs = 100 * 24 * 60 * 60 * 1000;
const formPage = "/get-support/support-groups/tell-us";

/** What belongs to a leader is given for the page's one address; asked for in any other way, the link has ended. */
export function loader({ context }: Route.LoaderArgs) {
  const shown = context.get(shownGroupCheckContext) ?? { status: 404, check: { show: "ended" as const } };
  const content = context.get(siteContentContext);
  const { check, unsent } = shown;
  const slug = check?.show === "check" ? check.group : undefined;
  const group = groupsOf(content).find((each) => each.slug === slug);
  const rule = meetingGroups(content).find((each) => each.group.slug === slug)?.meeting;
  const now = Date.now();
  const day = (at: number) => dayIn(new Date(at), rule?.timeZone ?? "UTC");
  const meetings = rule ? groupMeetings(rule, group?.provinces[0]?.code, day(now), day(now + aheadMs)) : [];
  const days = meetings.filter(takesPlace).map((meeting) => meeting.day);
  const unsure = meetings.filter(({ state }) => state === "ask");
  return data({ check, unsent, group, days, unsure }, { status: shown.status });
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ ...copy, path: groupCheckPath, noindex: true }, identityOf(matches));
}

function SentForm({
  link,
  act,
  button,
  look,
  children,
}: {
  link: string;
  act: (typeof checkActs)[number];
  button: string;
  look?: ButtonLook;
  children?: ReactNode;
}) {
  return (
    <form method="post" action={groupCheckPath} encType="multipart/form-data" className="stack">
      <input type="hidden" name="link" value={link} />
      {children}
      <p>
        <Button type="submit" name={checkActField} value={act} {...look}>
          {button}
        </Button>
      </p>
    </form>
  );
}

const notFine: readonly CheckNotice[] = ["empty", "too-long", "not-sent"];
const buttons = { confirm: copy.confirm, correct: copy.send, "stop-mails": copy.stop };

/** What was pressed while nobody could take it, to press again. */
function Unsent({ act, link, correction }: UnsentCheck) {
  return (
    <div className="page confirm-group stack">
      <h1>{copy.unsent.title}</h1>
      <p>{copy.unsent.text}</p>
      <SentForm link={link} act={act} button={buttons[act]}>
        {act === "correct" && (
          <TextareaField
            label={copy.unsent.correction}
            name={correctionField}
            rows={8}
            defaultValue={correction}
          />
        )}
      </SentForm>
    </div>
  );
}

/** What a leader's mailed link opens: the details of the group as visitors read them, to confirm or correct. */
export default function ConfirmGroup({ loaderData }: Route.ComponentProps) {
  const { check, unsent, group, days, unsure } = loaderData;
  if (!check && unsent) return <Unsent {...unsent} />;
  if (!check || check.show === "ended" || !group) {
    const words = check ? copy.ended : copy.unreachable;
    return (
      <div className="page confirm-group stack">
        <h1>{words.title}</h1>
        <p>{words.text}</p>
        {unsent?.correction && (
          <TextareaField
            label={copy.ended.written}
            name={correctionField}
            rows={8}
            defaultValue={unsent.correction}
            readOnly
          />
        )}
        {check && <ButtonLink href={formPage}>{copy.ended.form}</ButtonLink>}
      </div>
    );
  }
  const { link, leader, notice } = check;
  const rows = [
    ...groupFacts(group),
    { label: copy.website, value: group.website },
    { label: copy.notice, value: group.notice },
    {
      label: copy.contacts,
      value: group.contacts
        .map(({ name, phone, phone2, cell, email }) =>
          [name, phone, phone2, cell, email].filter(Boolean).join(", "),
        )
        .join("; "),
    },
    { label: copy.next, value: days.map(meetingDay).join("; ") },
    {
      label: copy.unsure,
      value: unsure.map(({ day, holiday = "" }) => copy.onHoliday(meetingDay(day), holiday)).join("; "),
    },
  ].filter(({ value }) => value);
  return (
    <div className="page confirm-group stack">
      <h1>{copy.title}</h1>
      {notice && (
        <Alert tone={notFine.includes(notice) ? "warn" : "good"} role="status">
          <p>{copy.notices[notice]}</p>
        </Alert>
      )}
      <p className="lead">
        {copy.hello(leader)} {copy.text}
      </p>
      <h2>{group.name}</h2>
      <dl className="confirm-facts">
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {notice !== "confirmed" && (
        <SentForm link={link} act="confirm" button={buttons.confirm} look={{ size: "large" }}>
          <p>{copy.confirmText}</p>
        </SentForm>
      )}
      <h2>{copy.correctTitle}</h2>
      <SentForm link={link} act="correct" button={buttons.correct} look={{ variant: "secondary" }}>
        <TextareaField
          label={copy.correct}
          hint={copy.correctHint}
          name={correctionField}
          rows={5}
          defaultValue={unsent?.correction}
        />
      </SentForm>
      <p>
        <a href={tellUsUrl(group.slug)}>{copy.meetingForm}</a>
      </p>
      <h2>{copy.stopTitle}</h2>
      {check.mailsStopped ? (
        <p>{copy.stopped}</p>
      ) : (
        <SentForm link={link} act="stop-mails" button={buttons["stop-mails"]} look={{ variant: "secondary" }}>
          <p>{copy.stopText}</p>
        </SentForm>
      )}
    </div>
  );
}
