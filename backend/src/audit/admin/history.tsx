import type { UIFieldServerComponent } from "payload";
import { activeStaff } from "../../access/staff.ts";
import { shownMoment } from "../../platform/admin/shown-moment.ts";
import { logActionsOf } from "../../platform/feature.ts";

const copy = {
  history: "What staff have done with this",
  when: "When",
  who: "Who",
  what: "What",
  more: "More",
  time: "Times are those of Vancouver. The newest stands first.",
} as const;

const most = 100;
const cell = { padding: "6px 16px 6px 0", textAlign: "start", verticalAlign: "top" } as const;

/** On a record: the lines of the log about it, as far as the reader's role sees them. */
export const History: UIFieldServerComponent = async ({ collectionSlug, data, id, payload, req }) => {
  if (!id || !activeStaff(req)) return null;
  const { docs } = await payload.find({
    collection: "audit-log",
    where: {
      onCollection: { equals: collectionSlug },
      onId: { equals: String(id) },
      // SQLite gives the number of a deleted record to a new one: older lines are about another.
      ...(data?.createdAt && { at: { greater_than_equal: data.createdAt } }),
    },
    limit: most,
    depth: 0,
    overrideAccess: false,
    user: req.user,
  });
  if (docs.length === 0) return null;
  const labels = new Map(logActionsOf(payload.config).map(({ value, label }) => [value, label]));
  return (
    <section className="field-type" style={{ marginTop: 32 }} aria-labelledby="audit-history">
      <h3 id="audit-history">{copy.history}</h3>
      <p>{copy.time}</p>
      <table style={{ borderCollapse: "collapse", width: "100%" }}>
        <thead>
          <tr>
            {[copy.when, copy.who, copy.what, copy.more].map((head) => (
              <th key={head} scope="col" style={cell}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {docs.map((line) => (
            <tr key={line.id} style={{ borderTop: "1px solid var(--theme-elevation-150)" }}>
              <td style={cell}>
                <time dateTime={line.at}>{shownMoment(line.at)}</time>
              </td>
              <td style={cell}>{line.staffName}</td>
              <td style={cell}>{labels.get(line.action) ?? line.action}</td>
              <td style={cell}>{line.detail}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
