import { personCopy } from "./person-copy.ts";

type Row = { what: string; count: number; why?: string; until?: string };

/** Kinds of records with how many there are, and for those that stay why and for how long. */
export function CountTable({ rows }: { rows: readonly Row[] }) {
  const reasoned = rows.some(({ why }) => why);
  return (
    <table className="person-desk__table">
      <thead>
        <tr>
          <th scope="col">{personCopy.what}</th>
          <th scope="col">{personCopy.count}</th>
          {reasoned && <th scope="col">{personCopy.why}</th>}
          {reasoned && <th scope="col">{personCopy.until}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ what, count, why, until }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{count}</td>
            {reasoned && <td>{why}</td>}
            {reasoned && <td>{until}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
