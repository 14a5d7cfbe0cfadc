import type { Fact } from "../platform/admin/fact.ts";
import "./charts/charts.css";

/** What is known of one thing, a line each, below the heading of its screen. */
export const OfficeFacts = ({ facts }: { facts: readonly Fact[] }) => (
  <table className="office__table office__section">
    <tbody>
      {facts.map(({ label, value }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
