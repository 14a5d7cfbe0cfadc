import type { AdminViewServerProps } from "payload";
import { ListPage } from "../../office/lists/list-page.tsx";
import { volunteersList } from "./volunteers-list.ts";

/** `/admin/volunteers`: who has offered to help, by event and place. */
export const VolunteersScreen = (view: AdminViewServerProps) => (
  <ListPage list={volunteersList} view={view} />
);
