import "./readable.css";
import type { Fact } from "./fact.ts";

const nothing = "—";

/** A record as a table of names and values, under the name of its field. */
export function FactsTable({ title, facts }: { title: string; facts: Fact[] }) {
  return (
    <section className="field-type readable">
      <h3>{title}</h3>
      <table className="readable__facts">
        <tbody>
          {facts.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value.trim() ? value : nothing}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A text in a list of records, cut where it is long; the record itself shows all of it. */
export function OneLineCell({ text }: { text: string }) {
  const most = 120;
  return <span>{text.length > most ? `${text.slice(0, most)}…` : text}</span>;
}
