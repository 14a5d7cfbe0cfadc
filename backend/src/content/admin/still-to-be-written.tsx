import type { ServerProps } from "payload";
import { activeStaff } from "../../access/staff.ts";
import { emptyLists, emptySettings, type Unwritten, unwrittenPages } from "../unwritten.ts";

function UnwrittenList({ title, items, admin }: { title: string; items: Unwritten[]; admin: string }) {
  if (items.length === 0) return null;
  return (
    <details open={items.length <= 15}>
      <summary>
        {title} ({items.length})
      </summary>
      <ul>
        {items.map(({ name, path }) => (
          <li key={`${path} ${name}`}>
            <a href={`${admin}${path}`}>{name}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** On the dashboard: pages without text, empty lists, and settings that lack something; nothing when all is there. */
export async function StillToBeWritten({ payload, user }: ServerProps) {
  if (!activeStaff({ user: user ?? null })) return null;
  const [settings, pages, lists] = await Promise.all([
    emptySettings(payload),
    unwrittenPages(payload),
    emptyLists(payload),
  ]);
  if (settings.length + pages.length + lists.length === 0) return null;
  const admin = payload.config.routes.admin;
  return (
    <div className="card" style={{ display: "block", marginBottom: "2rem", padding: "1.5rem" }}>
      <h2 style={{ marginTop: 0 }}>Still to be written</h2>
      <p>Charity number, name, address and telephone stand in the file that COMPANY_DATA_FILE names.</p>
      <UnwrittenList title="Settings and single pages" items={settings} admin={admin} />
      <UnwrittenList title="Pages without text" items={pages} admin={admin} />
      <UnwrittenList title="Empty lists" items={lists} admin={admin} />
    </div>
  );
}
