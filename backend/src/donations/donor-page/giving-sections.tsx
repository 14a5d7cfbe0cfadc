import { formatAmount } from "@pcf/contract/donation/amount";
import { numberFormat } from "@pcf/contract/formats";
import Link from "next/link.js";
import type { Tone } from "../../office/lists/office-list.ts";
import { shownDay } from "../../platform/admin/shown-moment.ts";
import { giftsList } from "../gifts/gifts-list.ts";
import { serialText } from "../receipts/receipt-facts.ts";
import type { ReceiptLine } from "./donor-records.ts";
import type { DonorPerson, Giving } from "./read-donor.ts";
import { RecordsTable, StateMark } from "./records-table.tsx";

const copy = {
  years: "By year",
  year: "Year",
  gifts: "Gifts",
  total: "Total",
  noGifts: "No gift was taken yet.",
  newest: (shown: string, all: string) => `The newest ${shown} of ${all}.`,
  find: (email: string) => `All gifts of ${email}`,
  receipts: "Receipts",
  number: "Number",
  of: "Gift of",
  issued: "Issued",
  amount: "Eligible amount",
  state: "State",
  paper: "Receipt",
  pdf: "PDF",
  noReceipts: "No receipt was issued yet.",
  moreReceipts: "The newest 30.",
} as const;

const receiptStates: Record<string, { label: string; tone: Tone }> = {
  issued: { label: "In force", tone: "good" },
  replaced: { label: "Replaced", tone: "off" },
  cancelled: { label: "Cancelled", tone: "off" },
};

const number = numberFormat({});

/** What was given in each year, by the bank’s days. */
export function YearsSection({ years }: Pick<Giving, "years">) {
  return (
    <section aria-labelledby="donor-years">
      <h2 id="donor-years">{copy.years}</h2>
      {years.length === 0 ? (
        <p>{copy.noGifts}</p>
      ) : (
        <RecordsTable
          label={copy.years}
          heads={[
            { label: copy.year },
            { label: copy.gifts, isNumber: true },
            { label: copy.total, isNumber: true },
          ]}
          rows={years.map(({ year, gifts, totalCents }) => ({
            key: year,
            cells: [year, number.format(gifts), formatAmount(totalCents)],
          }))}
        />
      )}
    </section>
  );
}

/** As the list of gifts shows them. */
const giftColumns = giftsList.columns.filter(({ key }) =>
  ["date", "amount", "for", "kind", "state", "receipt"].includes(key),
);

type GiftsSectionProps = { giving: Giving; person: DonorPerson; admin: string };

export function GiftsSection({ giving: { newest, tries }, person, admin }: GiftsSectionProps) {
  const rows = newest.map((row) => ({
    key: row.id,
    cells: giftColumns.map(({ key, text, tone }) => {
      const words = text(row);
      if (key === "date")
        return (
          <Link prefetch={false} href={`${admin}/gifts/${row.id}`}>
            {words}
          </Link>
        );
      const mark = tone?.(row);
      return mark ? <StateMark key={key} words={words} tone={mark} /> : words;
    }),
  }));
  return (
    <section aria-labelledby="donor-gifts">
      <h2 id="donor-gifts">{copy.gifts}</h2>
      {tries > newest.length && <p>{copy.newest(number.format(newest.length), number.format(tries))}</p>}
      <RecordsTable
        label={copy.gifts}
        heads={giftColumns.map(({ label, isNumber }) => ({ label, ...(isNumber && { isNumber }) }))}
        rows={rows}
      />
      <p className="donor__more">
        {person.addresses.map(({ id, email }) => (
          <Link prefetch={false} key={id} href={`${admin}/gifts?find=${encodeURIComponent(email)}`}>
            {copy.find(email)}
          </Link>
        ))}
      </p>
    </section>
  );
}

type ReceiptsSectionProps = {
  receipts: readonly ReceiptLine[];
  mayOpen: boolean;
  admin: string;
  api: string;
};

export function ReceiptsSection({ receipts, mayOpen, admin, api }: ReceiptsSectionProps) {
  const rows = receipts.map(({ id, serial, state, giftDay, issueDay, eligibleCents, donorName }) => {
    const { label, tone } = receiptStates[state] ?? { label: state, tone: "off" as const };
    return {
      key: id,
      cells: [
        <Link prefetch={false} key="number" href={`${admin}/collections/receipts/${id}`}>
          {serialText(serial)}
        </Link>,
        shownDay(giftDay),
        shownDay(issueDay),
        formatAmount(eligibleCents),
        <StateMark key="state" words={label} tone={tone} />,
        // Of a receipt whose time is over nobody can make the paper any more.
        mayOpen && donorName ? (
          <a key="pdf" href={`${api}/receipts/${id}/pdf`} aria-label={`${copy.pdf} ${serialText(serial)}`}>
            {copy.pdf}
          </a>
        ) : null,
      ],
    };
  });
  return (
    <section aria-labelledby="donor-receipts">
      <h2 id="donor-receipts">{copy.receipts}</h2>
      {rows.length === 0 ? (
        <p>{copy.noReceipts}</p>
      ) : (
        <RecordsTable
          label={copy.receipts}
          heads={[
            { label: copy.number },
            { label: copy.of },
            { label: copy.issued },
            { label: copy.amount, isNumber: true },
            { label: copy.state },
            { label: copy.paper },
          ]}
          rows={rows}
        />
      )}
    </section>
  );
}
