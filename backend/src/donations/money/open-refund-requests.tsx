import { asc, eq } from "@payloadcms/db-sqlite/drizzle";
import { formatAmount } from "@pcf/contract/donation/amount";
import { nameOnReceipt } from "@pcf/contract/donation/donor-name";
import Link from "next/link.js";
import type { Payload } from "payload";
import { shownMoment } from "../../platform/admin/shown-moment.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import { lastReason } from "../record/donation-history.ts";
import { donorNameColumns } from "../record/donor-name-columns.ts";

const copy = {
  title: "Refunds that are asked for",
  about: "Donor services ask; finance opens the gift, and gives it back or says no.",
  gift: "Gift",
  amount: "Asked for",
  of: "Of a gift of",
  why: "Why",
  who: "Asked by",
} as const;

/** What finance is asked to give back and has not answered; nothing where nothing is. */
export async function OpenRefundRequests({ payload }: { payload: Payload }) {
  const requests = tableOf(payload, "refund-requests");
  const gifts = tableOf(payload, "donations");
  const rows = await payload.db.drizzle
    .select({
      id: requests.id,
      cents: requests.amountCents,
      askedName: requests.askedName,
      askedAt: requests.createdAt,
      giftId: gifts.id,
      orderId: gifts.orderId,
      giftCents: gifts.amountCents,
      history: gifts.history,
      ...donorNameColumns(gifts),
    })
    .from(requests)
    .innerJoin(gifts, eq(gifts.id, requests.donation))
    .where(eq(requests.state, "open"))
    .orderBy(asc(requests.id))
    .limit(200);
  if (rows.length === 0) return null;
  return (
    <section className="money__part" id="asked" aria-labelledby="asked-title">
      <h2 id="asked-title">{copy.title}</h2>
      <p>{copy.about}</p>
      <table className="office__table">
        <thead>
          <tr>
            <th scope="col">{copy.gift}</th>
            <th scope="col" data-number>
              {copy.amount}
            </th>
            <th scope="col" data-number>
              {copy.of}
            </th>
            <th scope="col">{copy.why}</th>
            <th scope="col">{copy.who}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={Number(row.id)}>
              <th scope="row">
                <Link prefetch={false} href={`${payload.config.routes.admin}/gifts/${row.giftId}`}>
                  {nameOnReceipt(row) || String(row.orderId)}
                </Link>
              </th>
              <td data-number>{formatAmount(Number(row.cents))}</td>
              <td data-number>{formatAmount(Number(row.giftCents))}</td>
              <td>{lastReason({ history: row.history }, "refund wished")}</td>
              <td>
                {String(row.askedName)}, {shownMoment(String(row.askedAt))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
