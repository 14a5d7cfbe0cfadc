import type { AdminViewServerProps } from "payload";
import { staffWho } from "../../access/staff.ts";
import { OfficePage } from "../../office/office-page.tsx";
import { shownDay } from "../../platform/admin/shown-moment.ts";
import { nextKitDay } from "../kit-days.ts";
import { type Counted, countKits } from "./kit-counts.ts";
import { KitWeeksChart } from "./kit-weeks-chart.tsx";
import "./kits.css";
import "./kit-counts.css";

const copy = {
  kits: "Kits",
  about: "Twelve Wednesdays, the coming one last. Spam is not counted.",
  week: "Wednesday",
  province: "Province",
  who: "Who it is for",
  requests: "Requests",
  chart: "Kits by Wednesday",
  none: "No kits were asked for.",
} as const;

function CountTable({ label, rows }: { label: string; rows: readonly Counted[] }) {
  return (
    <section className="list__table kit-counts__table" aria-label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{label}</th>
            <th scope="col" data-number>
              {copy.requests}
            </th>
            <th scope="col" data-number>
              {copy.kits}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ words, requests, kits }) => (
            <tr key={words}>
              <th scope="row">{words}</th>
              <td data-number>{requests}</td>
              <td data-number>{kits}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** `/admin/kits/counts`: how many kits go out, where to, and for whom. */
export async function KitCountsScreen(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const frame = { view, path: "/kits/counts", trail: [{ label: copy.kits, path: "/kits" }] } as const;
  if (!staffWho("read", "form-submissions")({ req }))
    return (
      <OfficePage {...frame} trail={[]}>
        {null}
      </OfficePage>
    );
  const counts = await countKits(req.payload, nextKitDay(new Date()));
  const weeks = counts.weeks.map((week) => ({ ...week, words: shownDay(week.words) }));
  return (
    <OfficePage {...frame} trail={[...frame.trail]}>
      <p>{copy.about}</p>
      <h2>{copy.chart}</h2>
      <KitWeeksChart title={copy.chart} weeks={weeks} />
      <div className="kit-counts">
        <CountTable label={copy.week} rows={weeks.toReversed()} />
        {counts.who.length > 0 ? (
          <>
            <CountTable label={copy.province} rows={counts.provinces} />
            <CountTable label={copy.who} rows={counts.who} />
          </>
        ) : (
          <p>{copy.none}</p>
        )}
      </div>
    </OfficePage>
  );
}
