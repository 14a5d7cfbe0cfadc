import type { AdminViewServerProps } from "payload";
import { ListPage } from "../../office/lists/list-page.tsx";
import { messagesList } from "./messages-list.ts";

/** `/admin/messages`: what people have written to the office. */
export const MessagesScreen = (view: AdminViewServerProps) => <ListPage list={messagesList} view={view} />;
