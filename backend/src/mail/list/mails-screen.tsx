import type { AdminViewServerProps } from "payload";
import { ListPage } from "../../office/lists/list-page.tsx";
import { mailsListFor } from "./mails-list.ts";

/** `/admin/mails`: every mail, to whom, what became of it, and why one did not go out. */
export function MailsScreen(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  return <ListPage list={mailsListFor(req.payload, req)} view={view} />;
}
