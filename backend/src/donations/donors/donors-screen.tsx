import type { AdminViewServerProps } from "payload";
import { ListPage } from "../../office/lists/list-page.tsx";
import { donorsList } from "./donors-list.ts";

/** `/admin/donors`: everybody who gives or gave. */
export const DonorsScreen = (view: AdminViewServerProps) => <ListPage list={donorsList} view={view} />;
