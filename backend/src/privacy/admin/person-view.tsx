import type { AdminViewServerProps, Payload } from "payload";
import { OfficePage } from "../../office/office-page.tsx";
import { personStaff } from "../person-request.ts";
import { PersonDesk } from "./person-desk.tsx";

/**
 * `/admin/person`: what is held on a person, for donor services and administrators. `?donor=` is the number of a donor from
 * whose page somebody comes: an address would stay in the history of the browser.
 */
export async function PersonView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const { routes } = req.payload.config;
  const donor = Number(view.searchParams?.donor);
  const email =
    personStaff({ req }) && Number.isSafeInteger(donor) ? await addressOf(req.payload, donor) : "";
  return (
    <OfficePage view={view} path="/person">
      <PersonDesk key={email} api={`${routes.api}/person`} admin={routes.admin} typed={email} />
    </OfficePage>
  );
}

async function addressOf(payload: Payload, id: number): Promise<string> {
  const donor = await payload.findByID({ collection: "donors", id, depth: 0, disableErrors: true });
  return donor?.email ?? "";
}
