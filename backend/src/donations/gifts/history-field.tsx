import "../../platform/admin/readable.css";
import type { DefaultServerCellComponentProps, JSONFieldServerComponent } from "payload";
import { OneLineCell } from "../../platform/admin/facts-table.tsx";
import { shownMoment } from "../../platform/admin/shown-moment.ts";
import { namesOf } from "./gift-facts.ts";
import { historyCopy as copy, historyRows } from "./history-rows.ts";

/** What happened to a gift, for reading. */
export const HistoryField: JSONFieldServerComponent = async ({ data, payload }) => {
  const history: unknown = data?.history;
  const names = await namesOf(payload, [history]);
  const rows = historyRows(history, (id) => names.get(id));
  return (
    <section className="field-type readable">
      <h3>{copy.title}</h3>
      <table className="readable__list">
        <thead>
          <tr>
            {[copy.when, copy.what, copy.who, copy.words].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ at, what, who, words }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: A history only grows at its end, and two lines may be alike.
            <tr key={index}>
              <td>{shownMoment(at)}</td>
              <td>{what}</td>
              <td>{who}</td>
              <td>{words}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

/** What happened to a gift, one thing after the other. */
export const HistoryCell = ({ cellData }: DefaultServerCellComponentProps) => (
  <OneLineCell
    text={historyRows(cellData)
      .map(({ what }) => what)
      .join(" → ")}
  />
);
