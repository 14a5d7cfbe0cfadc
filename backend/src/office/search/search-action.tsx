import type { ServerProps } from "payload";
import { activeStaff } from "../../access/staff.ts";
import { SearchBox } from "./search-box.tsx";
import { searchScreen } from "./search-screen-of.ts";

/** In the bar at the top of every screen. */
export function SearchAction({ payload, user }: ServerProps) {
  if (!activeStaff({ user: user ?? null })) return null;
  return <SearchBox action={payload.config.routes.admin + searchScreen.path} />;
}
