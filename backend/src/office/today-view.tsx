import { Gutter, SetStepNav } from "@payloadcms/ui";
import { RenderServerComponent } from "@payloadcms/ui/elements/RenderServerComponent";
import { charityTimeZone } from "@pcf/contract/constants";
import { longDay } from "@pcf/contract/long-day";
import { dayIn } from "@pcf/contract/zone-clock";
import type { AdminViewServerProps } from "payload";
import { activeStaff } from "../access/staff.ts";
import { menuOf, newRecordsOf } from "../platform/screen.ts";
import { type TodayLine, todaySourcesOf } from "../platform/today-line.ts";
import "./office.css";

const copy = {
  title: "Today",
  waiting: "What waits",
  screens: "Screens of the office",
  begin: "Begin something new",
  quiet: "Nothing waits for you. Have a good day.",
  alsoQuiet: (count: number) =>
    count === 1 ? "All quiet in one other place" : `All quiet in ${count} other places`,
} as const;

function Lines({ lines, admin }: { lines: TodayLine[]; admin: string }) {
  return (
    <ul className="today__lines">
      {lines.map(({ words, path, isUrgent = false }) => (
        <li key={path + words} data-urgent={isUrgent || undefined}>
          <a href={admin + path}>{words}</a>
        </li>
      ))}
    </ul>
  );
}

/** What nobody has to think of today, folded away so that what waits is read. */
const Quiet = ({ things }: { things: string[] }) => (
  <details className="today__quiet">
    <summary>{copy.alsoQuiet(things.length)}</summary>
    <ul>
      {things.map((thing) => (
        <li key={thing}>{thing.charAt(0).toUpperCase() + thing.slice(1)}</li>
      ))}
    </ul>
  </details>
);

/** Empty forms, one press away. */
function NewRecords({ view }: { view: AdminViewServerProps }) {
  const { req } = view.initPageResult;
  const { config } = req.payload;
  const records = newRecordsOf(config, { req });
  if (records.length === 0) return null;
  return (
    <nav className="today__new" aria-labelledby="today-new">
      <h2 id="today-new">{copy.begin}</h2>
      <ul>
        {records.map(({ words, path }) => (
          <li key={path}>
            <a className="office__button" href={config.routes.admin + path}>
              {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The ways to the screens, for windows in which the menu is folded away. */
function Screens({ view }: { view: AdminViewServerProps }) {
  const { req } = view.initPageResult;
  const { config } = req.payload;
  return (
    <nav className="today__screens" aria-label={copy.screens}>
      {menuOf(config, { req }).map(({ group, screens }) => (
        <section key={group}>
          <h2>{group}</h2>
          <ul>
            {screens.map(({ path, title }) => (
              <li key={path}>
                <a href={config.routes.admin + path}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** The first screen: what waits for this member of staff, and below it what the parts of the office show of themselves. */
export async function TodayView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const { payload } = req;
  const { admin } = payload.config.routes;
  const now = new Date();
  const sources = todaySourcesOf(payload.config).filter(({ isFor }) => isFor({ req }));
  const said = await Promise.all(
    sources.map(async ({ lines, quiet }) => {
      const found = (await lines(payload, now, { req })).filter(({ count }) => count > 0);
      return { found, quiet };
    }),
  );
  const lines = said
    .flatMap(({ found }) => found)
    .toSorted((one, other) => Number(other.isUrgent ?? false) - Number(one.isUrgent ?? false));
  const quiet = said.flatMap(({ found, quiet: thing }) => (found.length === 0 ? [thing] : []));
  const notices = payload.config.admin.components.beforeDashboard ?? [];
  return (
    <Gutter className="office today">
      <SetStepNav nav={[]} />
      <main>
        <div className="office__head">
          <h1>{copy.title}</h1>
          <p>{longDay(dayIn(now, charityTimeZone))}</p>
        </div>
        {activeStaff(req) && (
          <div className="today__columns">
            <section aria-label={copy.waiting}>
              {lines.length > 0 ? <Lines lines={lines} admin={admin} /> : <p>{copy.quiet}</p>}
              {quiet.length > 0 && <Quiet things={quiet} />}
              <NewRecords view={view} />
            </section>
            <Screens view={view} />
          </div>
        )}
        {RenderServerComponent({
          Component: notices,
          importMap: payload.importMap,
          serverProps: { payload, user: req.user, i18n: req.i18n },
        })}
      </main>
    </Gutter>
  );
}
