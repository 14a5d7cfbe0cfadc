import { charityDay } from "@pcf/contract/donation/next-billing-day";
import Link from "next/link.js";
import type { AdminViewServerProps } from "payload";
import { staffWho } from "../../access/staff.ts";
import { ActButton } from "../../office/act-button.tsx";
import { OfficePage } from "../../office/office-page.tsx";
import { shownMoment } from "../../platform/admin/shown-moment.ts";
import { nextKitDay } from "../kit-days.ts";
import { weekdayWithYear, weekdayWords } from "../weekday-words.ts";
import { type KitDay, type KitsShown, kitDays, kitStates, kitsOfDay, mailedRuns } from "./kit-days-read.ts";
import type { KitRow } from "./kit-row.ts";
import { kitsWords, requestsWords } from "./kit-words.ts";
import { KitsTable } from "./kits-table.tsx";
import { LabelsForm } from "./labels-form.tsx";
import { tellsSenders } from "./mark-kits.ts";
import "./kits.css";

const copy = {
  title: (day: string) => `Kits of ${weekdayWithYear(day)}`,
  all: "All kits, with search",
  counts: "Counts of twelve weeks",
  late: "Still to mail from earlier days",
  days: "Wednesdays",
  day: "Wednesday",
  go: "Show",
  sum: (requests: string, kits: string) => `${requests}, ${kits} in all.`,
  shown: { open: "To mail", mailed: "Mailed", all: "All" } satisfies Record<KitsShown, string>,
  which: "Which requests are shown",
  csv: "Export what I see (CSV)",
  mark: "Mark all as mailed",
  markAsk: (requests: string, day: string) => `Mark ${requests} of ${day} as mailed?`,
  markAbout: "It can be taken back here, also later.",
  told: "Each sender is told by mail that their kit is on its way. A mail cannot be taken back.",
  untold: "Senders are not told: the site settings say so.",
  markYes: "Yes, they are in the mail",
  run: (requests: string, at: string) => `${requests}, marked as mailed on ${at}`,
  back: "Take back",
  backAsk: (requests: string) => `Put ${requests} back to what is to mail?`,
  backAbout: "A mail that has told a sender is not taken back, and is not sent a second time.",
  backYes: "Yes, take back",
  empty: {
    open: "Nothing is left to mail.",
    mailed: "Nothing is mailed yet.",
    all: "No kits were asked for.",
  },
} as const;

type Params = AdminViewServerProps["searchParams"];
const paramOf = (params: Params, name: string): string => {
  const value = params?.[name];
  return typeof value === "string" ? value : "";
};

/** `/admin/kits`: the requests of one Wednesday, the coming one where no other is asked for. */
export async function KitsScreen(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const frame = { view, path: "/kits" } as const;
  if (!staffWho("read", "form-submissions")({ req })) return <OfficePage {...frame}>{null}</OfficePage>;
  const { admin } = req.payload.config.routes;
  const now = new Date();
  const typed = paramOf(view.searchParams, "day");
  const day = /^\d{4}-\d\d-\d\d$/.test(typed) ? typed : nextKitDay(now);
  const days = await kitDays(req.payload, { today: charityDay(now) });
  const { open = 0, mailed = 0 } = days.find((each) => each.day === day) ?? {};
  const wanted = kitStates.find((each) => each === paramOf(view.searchParams, "shown"));
  const shown = wanted ?? (open > 0 || mailed === 0 ? "open" : "mailed");
  const counts = { open, mailed, all: open + mailed };
  return (
    <OfficePage
      {...frame}
      title={copy.title(day)}
      actions={
        <>
          <Link prefetch={false} href={`${admin}/kits/all`}>
            {copy.all}
          </Link>
          <Link prefetch={false} href={`${admin}/kits/counts`}>
            {copy.counts}
          </Link>
        </>
      }
    >
      <LateDays
        days={days.filter((each) => each.open > 0 && each.day < charityDay(now) && each.day !== day)}
        here={`${admin}/kits`}
      />
      <DayChoice days={days} day={day} coming={nextKitDay(now)} here={`${admin}/kits`} />
      <nav className="kits__shown" aria-label={copy.which}>
        {kitStates.map((each) => (
          <Link
            prefetch={false}
            key={each}
            href={`${admin}/kits?day=${day}&shown=${each}`}
            aria-current={each === shown ? "page" : undefined}
          >
            {copy.shown[each]} ({counts[each]})
          </Link>
        ))}
      </nav>
      <DayList view={view} day={day} shown={shown} />
    </OfficePage>
  );
}

function LateDays({ days, here }: { days: KitDay[]; here: string }) {
  if (days.length === 0) return null;
  return (
    <section className="kits__late" aria-label={copy.late}>
      <strong>{copy.late}:</strong>
      <ul>
        {days.map(({ day, open }) => (
          <li key={day}>
            <Link prefetch={false} href={`${here}?day=${day}&shown=open`}>
              {weekdayWords(day)}: {requestsWords(open)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

type DayChoiceProps = { days: KitDay[]; day: string; coming: string; here: string };

function DayChoice({ days, day, coming, here }: DayChoiceProps) {
  const all = [...new Set([...days.map((each) => each.day), day, coming])].toSorted();
  const at = all.indexOf(day);
  const [before, after] = [all[at - 1], all[at + 1]];
  return (
    <nav className="kits__days office__fields" aria-label={copy.days}>
      {before && (
        <Link prefetch={false} href={`${here}?day=${before}`}>
          ← {weekdayWords(before)}
        </Link>
      )}
      <form action={here}>
        <label htmlFor="kits-day">{copy.day}</label>
        <select id="kits-day" name="day" defaultValue={day} key={day}>
          {all.toReversed().map((each) => (
            <option key={each} value={each}>
              {weekdayWithYear(each)}
            </option>
          ))}
        </select>
        <button type="submit" className="office__button">
          {copy.go}
        </button>
      </form>
      {after && (
        <Link prefetch={false} href={`${here}?day=${after}`}>
          {weekdayWords(after)} →
        </Link>
      )}
    </nav>
  );
}

/** The columns of the file: each part of the address in one of its own, for whoever prints labels elsewhere. */
const inFile = [
  ...["day", "name", "street", "city", "province", "code", "quantity", "language", "who", "comment"],
  ...["earlier", "state", "reference", "email", "telephone"],
];

type DayListProps = { view: AdminViewServerProps; day: string; shown: KitsShown };

async function DayList({ view, day, shown }: DayListProps) {
  const { req } = view.initPageResult;
  const { payload } = req;
  const { admin, api } = payload.config.routes;
  const kits = await kitsOfDay(payload, day, shown);
  const [runs, tells] = await Promise.all([mailedRuns(payload, day), tellsSenders(payload)]);
  const mayMark = staffWho("update", "form-submissions")({ req });
  const state = { open: "new", mailed: "done", all: "" }[shown];
  const file = new URLSearchParams({ from: day, to: day, sort: "name", ...(state && { state }) });
  for (const column of inFile) file.append("columns", column);
  const requests = requestsWords(kits.length);
  const sum = (rows: KitRow[]) => kitsWords(rows.reduce((all, { quantity }) => all + quantity, 0));
  return (
    <>
      {kits.length > 0 ? (
        <>
          <p>{copy.sum(requests, sum(kits))}</p>
          <div className="kits__actions">
            <LabelsForm api={api} day={day} shown={shown} />
            <a className="office__button" href={`${api}/lists/kits?${file}`}>
              {copy.csv}
            </a>
            {mayMark && shown === "open" && (
              <ActButton
                primary
                api={api}
                to="/kits/mailed"
                body={{ day }}
                label={copy.mark}
                ask={{
                  question: copy.markAsk(requests, weekdayWords(day)),
                  about: [tells ? copy.told : copy.untold, copy.markAbout],
                  yes: copy.markYes,
                }}
              />
            )}
          </div>
        </>
      ) : (
        <p>{copy.empty[shown]}</p>
      )}
      {runs.length > 0 && (
        <ul className="kits__runs">
          {runs.map(({ at, count }) => (
            <li key={at}>
              {copy.run(requestsWords(count), shownMoment(at))}
              {mayMark && (
                <ActButton
                  api={api}
                  to="/kits/take-back"
                  body={{ day, mailedAt: at }}
                  label={copy.back}
                  ask={{
                    question: copy.backAsk(requestsWords(count)),
                    about: [copy.backAbout],
                    yes: copy.backYes,
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {kits.length > 0 && <KitsTable kits={kits} admin={admin} api={api} mayMark={mayMark} />}
    </>
  );
}
