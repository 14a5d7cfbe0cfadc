import type { AdminViewServerProps, PayloadRequest } from "payload";
import { OfficePage } from "../../office/office-page.tsx";
import { stillUnwritten, unwrittenScreen } from "../today-unwritten.ts";
import type { Unwritten } from "../unwritten.ts";

const copy = {
  company: "Charity number, name, address and telephone stand in a file on the server (COMPANY_DATA_FILE).",
  none: "Nothing is left to be written.",
  settings: "Settings and single pages",
  pages: "Pages without text",
  lists: "Empty lists",
} as const;

function UnwrittenList({ title, items, admin }: { title: string; items: Unwritten[]; admin: string }) {
  if (items.length === 0) return null;
  return (
    <section className="office__section">
      <h2>{title}</h2>
      <ul>
        {items.map(({ name, path }) => (
          <li key={`${path} ${name}`}>
            <a href={`${admin}${path}`}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function StillToBeWritten({ req }: { req: PayloadRequest }) {
  const { settings, pages, lists } = await stillUnwritten(req.payload, req);
  const { admin } = req.payload.config.routes;
  if (settings.length + pages.length + lists.length === 0) return <p>{copy.none}</p>;
  return (
    <>
      <p>{copy.company}</p>
      <UnwrittenList title={copy.settings} items={settings} admin={admin} />
      <UnwrittenList title={copy.pages} items={pages} admin={admin} />
      <UnwrittenList title={copy.lists} items={lists} admin={admin} />
    </>
  );
}

/** `/admin/to-be-written`: pages without text, empty lists, and settings that lack something. */
export const UnwrittenScreen = (view: AdminViewServerProps) => (
  <OfficePage view={view} path={unwrittenScreen.path}>
    <StillToBeWritten req={view.initPageResult.req} />
  </OfficePage>
);
