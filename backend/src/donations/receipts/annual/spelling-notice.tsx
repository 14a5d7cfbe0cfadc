import { charityDay } from "@pcf/contract/donation/next-billing-day";
import type { ServerProps } from "payload";
import { staffWhoMay } from "../../../access/staff.ts";
import { waitingForSpelling } from "./waiting-for-spelling.ts";

/** Words of the dashboard about yearly receipts whose donor cannot stand on them as typed. */
const copy = {
  title: "Yearly tax receipts that wait for a spelling",
  about:
    "The name or the address of these monthly donors has letters that our receipts cannot print, or a web address or telephone number in it. Ask the donor how to write it, and fill it in with the sign-up, under “Spelling for the receipt”. The receipt then goes out by itself.",
  year: (year: number) => `receipt of ${year}`,
} as const;

/** On the dashboard of staff who see gifts: whose receipts of last year and this one staff have to help to a name and an address. */
export async function SpellingNotice({ payload, user }: ServerProps) {
  const req = { user: user ?? null };
  if (!staffWhoMay("gift-spelling")({ req })) return null;
  const thisYear = Number(charityDay(new Date()).slice(0, 4));
  const waiting = await waitingForSpelling(payload, [thisYear - 1, thisYear]);
  if (waiting.length === 0) return null;
  return (
    <div className="card" style={{ display: "block", marginBottom: "2rem", padding: "1.5rem" }}>
      <h2 style={{ marginTop: 0 }}>{copy.title}</h2>
      <p style={{ maxWidth: "75ch" }}>{copy.about}</p>
      <ul style={{ marginTop: "0.75rem" }}>
        {waiting.map(({ signUp, name, year }) => (
          <li key={`${signUp.id}:${year}`}>
            <a href={`${payload.config.routes.admin}/gifts/${signUp.id}`}>
              {name} ({signUp.orderId})
            </a>
            , {copy.year(year)}
          </li>
        ))}
      </ul>
    </div>
  );
}
