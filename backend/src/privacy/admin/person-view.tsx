import type { AdminViewServerProps } from "payload";
import { OfficePage } from "../../office/office-page.tsx";
import { PersonDesk } from "./person-desk.tsx";

/** `/admin/person`: what is held on a person, for donor services and administrators. */
export function PersonView(view: AdminViewServerProps) {
  const { routes } = view.initPageResult.req.payload.config;
  return (
    <OfficePage view={view} path="/person">
      <PersonDesk api={`${routes.api}/person`} admin={routes.admin} />
    </OfficePage>
  );
}
