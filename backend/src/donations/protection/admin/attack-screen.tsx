import { charityTimeZone } from "@pcf/contract/constants";
import { dateFormat } from "@pcf/contract/formats";
import { clockAt } from "@pcf/contract/zone-clock";
import type { AdminViewServerProps, PayloadRequest } from "payload";
import { staffWho } from "../../../access/staff.ts";
import { LineFigure } from "../../../office/charts/line-figure.tsx";
import { NumberTable } from "../../../office/number-table.tsx";
import { OfficePage } from "../../../office/office-page.tsx";
import { shownMoment } from "../../../platform/admin/shown-moment.ts";
import { donationSecret } from "../../record/donation-secret.ts";
import { type AttemptsOfDay, attemptsOfDay, byHour } from "../attempts-of-day.ts";
import { blockedList } from "../blocked-list.ts";
import { attackThreshold, declineLimits } from "../limits.ts";
import { declineCounters } from "../protection-counters.ts";
import { attackScreen } from "../today-attack.ts";
import { turnedAway } from "../turned-away.ts";
import { attackCopy as copy } from "./attack-copy.ts";
import { AttackSwitch } from "./attack-switch.tsx";

const mayRead = staffWho("read", "blocklist");
const maySwitch = staffWho("update", "donation-protection");

/** `/admin/attack`: whether somebody tries stolen cards on the donation form, what it does about that, and the switch. */
export function AttackScreen(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  return (
    <OfficePage
      view={view}
      path={attackScreen.path}
      actions={
        mayRead({ req }) && (
          <a className="office__button" href={req.payload.config.routes.admin + blockedList.path}>
            {copy.blocked}
          </a>
        )
      }
    >
      <Attack req={req} />
    </OfficePage>
  );
}

async function Attack({ req }: { req: PayloadRequest }) {
  const { payload } = req;
  const now = new Date();
  const [protection, declines, away, day] = await Promise.all([
    payload.findGlobal({ slug: "donation-protection", depth: 0 }),
    declineCounters(payload, donationSecret("declines")).ofForm(now),
    turnedAway(payload, now),
    attemptsOfDay(payload, now),
  ]);
  const { attackMode, since, by, reason } = protection;
  const isOn = attackMode === true;
  return (
    <>
      <section className="office__section">
        <h2>{copy.state}</h2>
        <p>
          <span className="office__state" data-tone={isOn ? "waits" : "off"}>
            {isOn ? copy.on : copy.off}
          </span>{" "}
          {since && copy.since(shownMoment(since), by ?? "")}
        </p>
        {reason && <p>{copy.reason(reason)}</p>}
        <p>{copy.what}</p>
        {maySwitch({ req }) && (
          <AttackSwitch isOn={isOn} path={`${payload.config.routes.api}/globals/donation-protection`} />
        )}
      </section>
      <Day day={day} />
      <section className="office__section">
        <h2>{copy.itself}</h2>
        <p>
          {copy.declines(declines)} {byItself(declines)}
        </p>
      </section>
      <section className="office__section">
        <h2>{copy.limits}</h2>
        <p>
          {copy.held(away)} {copy.ofDay(away.ecards, away.signUps)} {copy.notCounted}
        </p>
      </section>
    </>
  );
}

function byItself(declines: number): string {
  if (declines >= declineLimits.form) return copy.closed;
  return declines >= attackThreshold ? copy.harder : copy.quiet;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

const hourWords = (moment: Date) => dateFormat({ hour: "numeric", timeZone: charityTimeZone }).format(moment);

/** A mark at every third hour of the charity's clock. */
function ticksOf({ from, attempts }: AttemptsOfDay) {
  return attempts.flatMap((_, minute) => {
    const moment = new Date(from.getTime() + minute * 60_000);
    const [hour = 0, minutes = 0] = clockAt(moment.getTime(), charityTimeZone)
      .slice(11, 16)
      .split(":")
      .map(Number);
    return minutes === 0 && hour % 3 === 0 ? [{ minute, words: hourWords(moment) }] : [];
  });
}

function Day({ day }: { day: AttemptsOfDay }) {
  const most = Math.max(...day.attempts);
  const busiest = new Date(day.from.getTime() + day.attempts.indexOf(most) * 60_000);
  const about = [
    copy.about(sum(day.attempts), sum(day.declines)),
    ...(most > 1 ? [copy.busiest(most, shownMoment(busiest))] : []),
  ].join(" ");
  return (
    <section className="office__section">
      <p>{about}</p>
      <LineFigure
        title={copy.graph}
        about={about}
        from={day.from.toISOString()}
        ticks={ticksOf(day)}
        lines={[
          { name: copy.attempts, counts: day.attempts },
          { name: copy.declined, counts: day.declines, isUrgent: true },
        ]}
        table={<Hours day={day} />}
      />
    </section>
  );
}

const Hours = ({ day }: { day: AttemptsOfDay }) => (
  <NumberTable
    of={copy.hour}
    heads={[copy.attempts, copy.declined, copy.most]}
    rows={byHour(day).map(({ from, attempts, declines, busiest }) => ({
      key: from.getTime(),
      what: shownMoment(from),
      numbers: [attempts, declines, busiest],
    }))}
  />
);
