"use client";

import { formatAmount } from "@pcf/contract/donation/amount";
import { longDay } from "@pcf/contract/long-day";
import Link from "next/link.js";
import { useState } from "react";
import { serialText } from "../receipts/receipt-facts.ts";
import { ReportedButton } from "./reported-button.tsx";
import type { ToReport } from "./to-report.ts";

const copy = {
  by: "Report by",
  receipt: "Receipt",
  donor: "Donor",
  given: "Given",
  amount: "On the receipt",
  returned: "Given back",
  done: "Done",
  none: "Nothing is to be reported.",
  lately: (count: number) => (count === 1 ? "1 reported lately" : `${count} reported lately`),
} as const;

type ReturnedGiftsProps = {
  toReport: ToReport[];
  reported: ToReport[];
  /** Whether this member of staff says what is reported. */
  maySay: boolean;
  routes: { admin: string; api: string };
};

/** Returned gifts that the tax authority is still to hear of, and those that it has lately. */
export function ReturnedGifts({ toReport, reported, maySay, routes }: ReturnedGiftsProps) {
  const [said, say] = useState("");
  const table = { maySay, routes, say };
  return (
    <>
      <p role="status">{said}</p>
      {toReport.length === 0 ? <p>{copy.none}</p> : <Table {...table} rows={toReport} becomes />}
      {reported.length > 0 && (
        <details>
          <summary>{copy.lately(reported.length)}</summary>
          <Table {...table} rows={reported} becomes={false} />
        </details>
      )}
    </>
  );
}

type TableProps = Pick<ReturnedGiftsProps, "maySay" | "routes"> & {
  rows: ToReport[];
  /** What the button says of a row: that it is reported, or that it is not. */
  becomes: boolean;
  say: (words: string) => void;
};

function Table({ rows, becomes, maySay, routes, say }: TableProps) {
  return (
    <table className="office__table">
      <thead>
        <tr>
          <th scope="col">{copy.by}</th>
          <th scope="col">{copy.receipt}</th>
          <th scope="col">{copy.donor}</th>
          <th scope="col">{copy.given}</th>
          <th scope="col" data-number>
            {copy.amount}
          </th>
          <th scope="col" data-number>
            {copy.returned}
          </th>
          {maySay && <th scope="col">{copy.done}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, serial, dueDay, donorName, giftDay, receiptCents, returnedCents, giftId }) => (
          <tr key={id}>
            <th scope="row">{longDay(dueDay)}</th>
            <td>
              <Link prefetch={false} href={`${routes.admin}/collections/receipts/${id}`}>
                {serialText(serial)}
              </Link>
            </td>
            <td>
              {giftId === null ? (
                donorName
              ) : (
                <Link prefetch={false} href={`${routes.admin}/gifts/${giftId}`}>
                  {donorName}
                </Link>
              )}
            </td>
            <td>{longDay(giftDay)}</td>
            <td data-number>{formatAmount(receiptCents)}</td>
            <td data-number>{formatAmount(returnedCents)}</td>
            {maySay && (
              <td>
                <ReportedButton
                  address={`${routes.api}/money/reported/${id}`}
                  number={serialText(serial)}
                  reported={becomes}
                  say={say}
                />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
