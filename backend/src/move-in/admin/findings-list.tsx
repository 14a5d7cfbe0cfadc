import type { Payload } from "payload";
import { ActButton } from "../../office/act-button.tsx";
import { type Finding, type FindingSort, findingSorts, findingsOf } from "../ledger/findings.ts";
import { words } from "../report/report-words.ts";
import { copy } from "./move-in-copy.ts";

/** So many lines of a sort are shown at once: more take long to draw, and nobody reads them in one go. */
const most = 40;

type OfFinding = { finding: Finding; admin: string };

/** What of a move is to be looked at, by its sorts; what was ticked off is gone from the list. */
export async function Findings({ payload }: { payload: Payload }) {
  const open = (await findingsOf(payload)).filter(({ tickedAt }) => !tickedAt);
  const { admin, api } = payload.config.routes;
  return (
    <section className="office__section">
      <h2>{copy.toLookAt}</h2>
      {open.length === 0 && <p>{copy.nothing}</p>}
      {(Object.keys(findingSorts) as FindingSort[]).map((sort) => {
        const lines = open.filter((finding) => finding.sort === sort);
        if (lines.length === 0) return null;
        const title = `${findingSorts[sort]} (${lines.length})`;
        return (
          <section key={sort}>
            <h3>{title}</h3>
            <div className="office__wide">
              <table className="office__table" aria-label={title}>
                <thead>
                  <tr>
                    <th scope="col">{copy.item}</th>
                    <th scope="col">{copy.says}</th>
                    <th scope="col">{copy.done}</th>
                  </tr>
                </thead>
                <tbody>
                  {lines.slice(0, most).map((finding) => (
                    <tr key={finding.id}>
                      <td>
                        {finding.title || finding.item}
                        <br />
                        <small>{words.kinds[finding.kind] ?? finding.kind}</small>{" "}
                        <Links finding={finding} admin={admin} />
                      </td>
                      <td>
                        {finding.words}
                        <Versions finding={finding} />
                      </td>
                      <td>
                        <ActButton
                          label={copy.tick}
                          fullLabel={copy.tickOf(finding.title || finding.item)}
                          to="/move-in/tick"
                          body={{ id: finding.id, ticked: true }}
                          api={api}
                        />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
            {lines.length > most && <p>{copy.more(lines.length - most)}</p>}
          </section>
        );
      })}
    </section>
  );
}

function Links({ finding: { there, collection, document, title }, admin }: OfFinding) {
  return (
    <>
      {there && /^https?:/.test(there) && (
        <a href={there} rel="noreferrer" aria-label={`${copy.there}: ${title}`}>
          {copy.there}
        </a>
      )}{" "}
      {collection && document !== undefined && (
        <a href={`${admin}/collections/${collection}/${document}`} aria-label={`${copy.here}: ${title}`}>
          {copy.here}
        </a>
      )}
    </>
  );
}

function Versions({ finding: { versions = [] } }: Pick<OfFinding, "finding">) {
  if (versions.length === 0) return null;
  return (
    <details>
      <summary>{copy.both}</summary>
      <table className="office__table move-in__versions">
        <thead>
          <tr>
            <th scope="col">{copy.field}</th>
            <th scope="col">{copy.there}</th>
            <th scope="col">{copy.here}</th>
          </tr>
        </thead>
        <tbody>
          {versions.map(({ field, there, here }) => (
            <tr key={field + there}>
              <th scope="row">{field}</th>
              <td>{there}</td>
              <td>{here}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
