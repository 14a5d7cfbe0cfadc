import type { AdminViewServerProps } from "payload";
import { ListPage } from "../../office/lists/list-page.tsx";
import { cardsList } from "./cards-list.ts";

/** `/admin/cards/all`: every printed card, found by its recipient. */
export const AllCardsScreen = (view: AdminViewServerProps) => <ListPage list={cardsList} view={view} />;
