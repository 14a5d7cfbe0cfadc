import type { AdminViewServerProps } from "payload";
import { staffWho } from "../../../access/staff.ts";
import { ListPage } from "../../../office/lists/list-page.tsx";
import { blockKinds } from "../block-kinds.ts";
import { blockedList } from "../blocked-list.ts";
import { blockCopy as copy } from "./block-copy.ts";
import { BlockForm } from "./block-form.tsx";

const mayAdd = staffWho("create", "blocklist");

/** `/admin/blocked`: who may not give online, why and until when. */
export function BlockedScreen(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  return (
    <ListPage
      list={blockedList}
      view={view}
      above={
        <section className="office__section">
          <p>{copy.about}</p>
          {mayAdd({ req }) && (
            <details>
              <summary>{copy.add.title}</summary>
              <BlockForm path={`${req.payload.config.routes.api}/blocklist`} kinds={blockKinds} />
            </details>
          )}
        </section>
      }
    />
  );
}
