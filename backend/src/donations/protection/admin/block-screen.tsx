import type { AdminViewServerProps, PayloadRequest } from "payload";
import { staffWho } from "../../../access/staff.ts";
import { OfficeFacts } from "../../../office/office-facts.tsx";
import { OfficePage } from "../../../office/office-page.tsx";
import { shownDay, shownMoment } from "../../../platform/admin/shown-moment.ts";
import { kindOfBlock } from "../block-kinds.ts";
import { dayOfEnd } from "../block-until.ts";
import { blockedList } from "../blocked-list.ts";
import { BlockActions } from "./block-actions.tsx";
import { blockCopy } from "./block-copy.ts";

const copy = blockCopy.one;
const mayChange = staffWho("update", "blocklist");
const mayRemove = staffWho("delete", "blocklist");

/** `/admin/blocked/:id`: one entry of the blocklist, to be changed or taken out. */
export function BlockScreen(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const { segments } = view.params ?? {};
  const id = Number(Array.isArray(segments) ? segments.at(-1) : Number.NaN);
  return (
    <OfficePage view={view} path="/blocked/:id" trail={[{ label: copy.back, path: blockedList.path }]}>
      <Block req={req} id={id} />
    </OfficePage>
  );
}

async function Block({ req, id }: { req: PayloadRequest; id: number }) {
  const { payload } = req;
  const [block] = Number.isInteger(id) ? await blockedList.read(payload, [id]) : [];
  if (!block) return <p>{copy.unknown}</p>;
  const { admin, api } = payload.config.routes;
  return (
    <>
      <OfficeFacts
        facts={[
          { label: copy.value, value: block.value },
          { label: copy.kind, value: kindOfBlock(block.kind) },
          { label: copy.reason, value: block.reason },
          { label: copy.until, value: block.until ? shownDay(dayOfEnd(block.until)) : copy.never },
          { label: copy.since, value: shownMoment(block.createdAt) },
        ]}
      />
      <BlockActions
        value={block.value}
        until={block.until ? dayOfEnd(block.until) : ""}
        path={`${api}/blocklist/${block.id}`}
        list={admin + blockedList.path}
        mayChange={mayChange({ req })}
        mayRemove={mayRemove({ req })}
      />
    </>
  );
}
