import type { AdminViewServerProps } from "payload";
import { ListPage } from "../../office/lists/list-page.tsx";
import { giftsList } from "./gifts-list.ts";

/** `/admin/gifts`: every gift, found by whatever a member of staff knows of it. */
export const GiftsScreen = (view: AdminViewServerProps) => <ListPage list={giftsList} view={view} />;
