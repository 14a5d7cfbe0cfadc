import { formatAmount } from "@pcf/contract/donation/amount";
import Link from "next/link.js";
import type { Tone } from "../../office/lists/office-list.ts";
import type { MonthlyGift } from "../../payload-types.ts";
import { standingWords } from "../donors/monthly-standing.ts";
import { hasNoCardYet } from "../record/monthly-gift-states.ts";
import { monthlySentences } from "./monthly-sentences.ts";
import { MonthlyWishes } from "./monthly-wishes.tsx";
import { StateMark } from "./records-table.tsx";

const copy = {
  title: "Monthly gift",
  titles: "Monthly gifts",
  what: (amount: string, area: string) => `${amount} each month for ${area}`,
  details: (order: string) => `All details of ${order}`,
} as const;

const tones: Record<MonthlyGift["state"], Tone> = {
  active: "good",
  failing: "waits",
  paused: "off",
  stopped: "off",
};

type MonthlySectionProps = { gifts: readonly MonthlyGift[]; mayChange: boolean; admin: string; api: string };

/** What the donor gives each month, and what staff may do about it at the donor’s wish. */
export function MonthlySection({ gifts, mayChange, admin, api }: MonthlySectionProps) {
  if (gifts.length === 0) return null;
  return (
    <section aria-labelledby="donor-monthly">
      <h2 id="donor-monthly">{gifts.length === 1 ? copy.title : copy.titles}</h2>
      {gifts.map((gift) => (
        <article key={gift.id} className="donor__monthly">
          <h3>
            {copy.what(formatAmount(gift.amountCents), gift.donationArea)}{" "}
            <StateMark words={standingWords[gift.state]} tone={tones[gift.state]} />
          </h3>
          {monthlySentences(gift).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {mayChange && gift.state !== "stopped" && (
            <MonthlyWishes
              url={`${api}/monthly-gifts/${gift.id}`}
              isPaused={gift.state === "paused"}
              cardLinkUrl={hasNoCardYet(gift) ? `${api}/my-gifts/card-link/${gift.id}` : undefined}
              amountCents={gift.amountCents}
            />
          )}
          <p>
            <Link prefetch={false} href={`${admin}/collections/monthly-gifts/${gift.id}`}>
              {copy.details(gift.orderId)}
            </Link>
          </p>
        </article>
      ))}
    </section>
  );
}
