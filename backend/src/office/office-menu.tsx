import type { ServerProps } from "payload";
import { activeStaff } from "../access/staff.ts";
import { menuOf } from "../platform/screen.ts";
import { MenuLink } from "./menu-link.tsx";

const today = "Today";

/** The screens of the office in the menu, above the library's lists: those that this member of staff may open. */
export function OfficeMenu({ payload, user }: ServerProps) {
  const req = { user: user ?? null };
  if (!activeStaff(req)) return null;
  const { admin } = payload.config.routes;
  return (
    <div className="office-menu">
      <MenuLink href={admin} label={today} />
      {menuOf(payload.config, { req }).map(({ group, screens }) => (
        <section key={group} aria-label={group}>
          <h2>{group}</h2>
          {screens.map(({ path, title }) => (
            <MenuLink key={path} href={admin + path} label={title} />
          ))}
        </section>
      ))}
    </div>
  );
}
