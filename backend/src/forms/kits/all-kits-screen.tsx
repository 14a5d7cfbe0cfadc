import type { AdminViewServerProps } from "payload";
import { ListPage } from "../../office/lists/list-page.tsx";
import { kitsList } from "./kits-list.ts";

/** `/admin/kits/all`: every request for kits, found by whatever a caller says of it. */
export const AllKitsScreen = (view: AdminViewServerProps) => <ListPage list={kitsList} view={view} />;
