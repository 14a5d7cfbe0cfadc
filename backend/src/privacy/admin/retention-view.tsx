import { howLong } from "@pcf/contract/privacy/retention-rule";
import type { AdminViewServerProps } from "payload";
import { OfficePage } from "../../office/office-page.tsx";
import { shownDay, shownMoment } from "../../platform/admin/shown-moment.ts";
import { type HeldKind, lastRetentionRun, recordsHeld } from "./records-held.ts";
import { retentionViewCopy as copy } from "./retention-view-copy.ts";
import "./retention-view.css";

const numberFormat = new Intl.NumberFormat("en-CA");

const groups = Object.entries(copy.groups);
type Group = keyof typeof copy.groups;

function HeldTable({ title, kinds }: { title: string; kinds: HeldKind[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <table className="retention-table">
        <thead>
          <tr>
            {copy.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ rule, count, oldest, waiting }) => (
            <tr key={rule.kind}>
              <th scope="row">{rule.title}</th>
              <td className="retention-number">{numberFormat.format(count)}</td>
              <td>{oldest ? shownDay(oldest) : copy.none}</td>
              <td className="retention-number">{waiting > 0 ? numberFormat.format(waiting) : copy.none}</td>
              <td>{howLong(rule)}</td>
              <td>{rule.afterwards}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

async function Held({ payload }: Pick<AdminViewServerProps, "payload">) {
  const [kinds, lastRun] = await Promise.all([recordsHeld(payload), lastRetentionRun(payload)]);
  return (
    <div className="retention-view">
      <p>{copy.intro}</p>
      <p>
        {lastRun ? (
          <>
            <strong>{copy.lastRun(shownMoment(lastRun.at))}</strong> {lastRun.detail}.
          </>
        ) : (
          copy.neverRan
        )}
      </p>
      {groups.map(([group, title]) => (
        <HeldTable
          key={group}
          title={title}
          kinds={kinds.filter(({ rule }) => rule.group === (group as Group))}
        />
      ))}
      <p>{copy.waitingNote}</p>
    </div>
  );
}

/** `/admin/privacy`: how long records are kept, how many are held, and what was last removed. */
export function RetentionView(view: AdminViewServerProps) {
  return (
    <OfficePage view={view} path="/privacy">
      <Held payload={view.initPageResult.req.payload} />
    </OfficePage>
  );
}
