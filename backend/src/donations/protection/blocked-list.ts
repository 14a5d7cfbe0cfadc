import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  like,
  lte,
  or,
  type SQL,
} from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import { staffWho } from "../../access/staff.ts";
import type { ListQuestion, OfficeList } from "../../office/lists/office-list.ts";
import { dayOfMoment, shownDay, shownMoment } from "../../platform/admin/shown-moment.ts";
import { textOf } from "../../platform/database/column-values.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import type { Screen } from "../../platform/screen.ts";
import { blockKinds, kindOfBlock } from "./block-kinds.ts";
import { dayOfEnd } from "./block-until.ts";

/** An entry of the blocklist as its list shows it. */
type BlockRow = {
  id: number;
  kind: string;
  value: string;
  reason: string;
  until: string | null;
  createdAt: string;
};

const never = "Two years after its last change";

async function readBlocks(payload: Payload, ids: readonly number[]): Promise<BlockRow[]> {
  if (ids.length === 0) return [];
  const blocks = tableOf(payload, "blocklist");
  const rows = await payload.db.drizzle
    .select()
    .from(blocks)
    .where(inArray(blocks.id, [...ids]));
  return rows.map(({ id, kind, value, reason, expiresAt, createdAt }) => ({
    id: Number(id),
    kind: textOf(kind),
    value: textOf(value),
    reason: textOf(reason),
    until: expiresAt ? textOf(expiresAt) : null,
    createdAt: textOf(createdAt),
  }));
}

function conditions(payload: Payload, { find, filters }: ListQuestion): SQL | undefined {
  const blocks = tableOf(payload, "blocklist");
  const now = new Date().toISOString();
  const kind = filters.get("kind");
  const state = filters.get("state");
  const ended = lte(blocks.expiresAt, now);
  return and(
    ...(find ? [like(blocks.value, `%${find.toLowerCase().replaceAll(/[\\%_]/g, "_")}%`)] : []),
    ...(kind ? [eq(blocks.kind, kind)] : []),
    ...(state === "ended" ? [ended] : []),
    ...(state === "blocked" ? [or(isNull(blocks.expiresAt), gt(blocks.expiresAt, now))] : []),
  );
}

/** Who may not give online. */
export const blockedList: OfficeList<BlockRow> = {
  path: "/blocked",
  isFor: staffWho("read", "blocklist"),
  name: "blocked",
  exported: "blocked-exported",
  searchHint: "A part of an address",
  empty: "Nobody is blocked.",
  firstSort: { key: "since", descending: true },
  filters: [
    { key: "kind", label: "What", choices: () => Promise.resolve(blockKinds) },
    {
      key: "state",
      label: "State",
      choices: () =>
        Promise.resolve([
          { value: "blocked", label: "Blocked now" },
          { value: "ended", label: "Over" },
        ]),
    },
  ],
  columns: [
    {
      key: "value",
      label: "Blocked",
      text: ({ value }) => value,
      path: ({ id }) => `/blocked/${id}`,
      isSortable: true,
    },
    { key: "kind", label: "What", text: ({ kind }) => kindOfBlock(kind) },
    { key: "reason", label: "Reason", text: ({ reason }) => reason },
    {
      key: "until",
      label: "Until",
      text: ({ until }) => (until ? shownDay(dayOfEnd(until)) : never),
      isDay: true,
      inFile: ({ until }) => (until ? dayOfEnd(until) : ""),
      tone: ({ until }) => (until && Date.parse(until) <= Date.now() ? "off" : undefined),
    },
    {
      key: "since",
      label: "Since",
      text: ({ createdAt }) => shownMoment(createdAt),
      isDay: true,
      inFile: ({ createdAt }) => dayOfMoment(createdAt),
      isSortable: true,
    },
  ],
  async find(payload, question, page) {
    const blocks = tableOf(payload, "blocklist");
    const { drizzle } = payload.db;
    const where = conditions(payload, question);
    const order = question.sort.descending ? desc : asc;
    const rows = drizzle
      .select({ id: blocks.id })
      .from(blocks)
      .where(where)
      .orderBy(order(question.sort.key === "value" ? blocks.value : blocks.createdAt), order(blocks.id));
    const found = page ? await rows.limit(page.limit).offset(page.offset) : await rows;
    const [all] = await drizzle.select({ total: count() }).from(blocks).where(where);
    return { ids: found.map(({ id }) => Number(id)), total: Number(all?.total ?? 0) };
  },
  read: readBlocks,
};

export const blockedScreens: Screen[] = [
  {
    path: blockedList.path,
    title: "Blocked from giving",
    help: "An attack on the donation form",
    isFor: blockedList.isFor,
    Component: "/donations/protection/admin/blocked-screen.tsx#BlockedScreen",
  },
  {
    path: "/blocked/:id",
    title: "Blocked",
    isFor: blockedList.isFor,
    Component: "/donations/protection/admin/block-screen.tsx#BlockScreen",
  },
];
