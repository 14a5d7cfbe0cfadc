import { charityDay } from "@pcf/contract/donation/next-billing-day";
import type { Endpoint, Payload } from "payload";
import { notAllowed } from "../../access/staff.ts";
import { recordStaffAction } from "../../audit/record-action.ts";
import { byteOrderMark, csvLine } from "./csv.ts";
import { csvFile } from "./csv-file.ts";
import { type AskedList, askedList } from "./list-address.ts";
import { type OfficeList, rowsInOrder } from "./office-list.ts";

const rowsAtOnce = 500;

/** The file of what a list shows, a portion at a time: however long it is, it takes no more memory than a portion. */
export async function* linesOfList<Row extends { id: number }>(
  payload: Payload,
  list: OfficeList<Row>,
  { question, columns: keys }: AskedList,
): AsyncGenerator<string> {
  const columns = list.columns.filter(({ key }) => keys.includes(key));
  yield byteOrderMark + csvLine(columns.map(({ label }) => label));
  const { ids } = await list.find(payload, question);
  for (let at = 0; at < ids.length; at += rowsAtOnce) {
    const rows = await rowsInOrder(payload, list, ids.slice(at, at + rowsAtOnce));
    const lines = rows.map((row) => csvLine(columns.map(({ text, inFile }) => (inFile ?? text)(row))));
    yield lines.join("");
  }
}

/**
 * `GET /api/lists/NAME`: what the list shows under the same address, all pages of it, as comma-separated values. That it was
 * taken away is written down.
 */
export const listFileEndpoint = <Row extends { id: number }>(list: OfficeList<Row>): Endpoint => ({
  path: `/lists/${list.name}`,
  method: "get",
  custom: { list },
  handler: async (req) => {
    if (!list.isFor({ req })) throw notAllowed(req);
    const params = new URL(req.url ?? "", "http://backend.invalid").searchParams;
    const asked = askedList(list, {
      ...Object.fromEntries(params),
      columns: params.getAll("columns"),
    });
    await recordStaffAction(req, { action: list.exported, label: list.name });
    return csvFile(`${list.name}-${charityDay(new Date())}.csv`, linesOfList(req.payload, list, asked));
  },
});
