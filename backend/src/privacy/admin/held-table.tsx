import type { LookUpAnswer } from "./person-answers.ts";
import { personCopy } from "./person-copy.ts";

/** What is held, with a link to each record. `admin` is where the admin's pages are. */
export function HeldTable({ held, admin }: { held: LookUpAnswer["held"]; admin: string }) {
  return (
    <table className="person-desk__table">
      <thead>
        <tr>
          <th scope="col">{personCopy.what}</th>
          <th scope="col">{personCopy.count}</th>
          <th scope="col">{personCopy.records}</th>
        </tr>
      </thead>
      <tbody>
        {held.map(({ what, count, links }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{count}</td>
            <td>
              <ul className="person-desk__links">
                {links.map(({ label, path }) => (
                  <li key={path}>
                    <a href={`${admin}${path}`}>{label}</a>
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
