import { formatAmount } from "@pcf/contract/donation/amount";
import type { AdminViewServerProps } from "payload";
import { staffWhoMay } from "../../../access/staff.ts";
import { ActButton } from "../../../office/act-button.tsx";
import { OfficePage } from "../../../office/office-page.tsx";
import { shownMoment } from "../../../platform/admin/shown-moment.ts";
import { mostInPile, postRuns, receiptPile } from "./pile.ts";
import { PileForm } from "./pile-form.tsx";
import { readPost } from "./post-row.ts";
import { reasonWords, receiptsWords } from "./post-words.ts";

const copy = {
  about:
    "Receipts of donors who gave no email address, and those whose mail came back or could not be sent. Once a mail with the receipt arrives, it goes from here by itself.",
  none: "No receipt waits for the post.",
  more: (count: number) => `${receiptsWords(count)} more come after these.`,
  posted: "Posted in the last 30 days",
  run: (count: number, at: string) => `${receiptsWords(count)}, marked as posted on ${at}`,
  back: "Take back",
  backFull: (count: number, at: string) => `Take back ${receiptsWords(count)} of ${at}`,
  backAsk: (count: number) => `Put ${receiptsWords(count)} back on the pile?`,
  backAbout: "Nobody is told by mail.",
  backYes: "Yes, take back",
} as const;

/** `/admin/receipts/post`: the pile of receipts that no mail can bring, and what was posted lately. */
export async function PostScreen(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const frame = { view, path: "/receipts/post" as const, trail: [{ label: "Receipts", path: "/receipts" }] };
  if (!staffWhoMay("receipt-post")({ req })) return <OfficePage {...frame}>{null}</OfficePage>;
  const { payload } = req;
  const { admin, api } = payload.config.routes;
  const pile = await receiptPile(payload);
  const [rows, runs] = await Promise.all([
    readPost(payload, pile.slice(0, mostInPile)),
    postRuns(payload, new Date()),
  ]);
  const more = pile.length - rows.length;
  return (
    <OfficePage {...frame}>
      <p>{copy.about}</p>
      {rows.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <PileForm
          key={rows.map(({ id }) => id).join()}
          api={api}
          rows={rows.map(({ id, serial, name, address, amountCents, since, why, giftId, donorId }) => ({
            ...{ id, serial, name, address },
            amount: formatAmount(amountCents),
            since: shownMoment(since),
            why: reasonWords[why],
            receipt: `${admin}/collections/receipts/${id}`,
            donor: donorId === null ? `${admin}/gifts/${giftId}` : `${admin}/donors/${donorId}`,
          }))}
        />
      )}
      {more > 0 && <p>{copy.more(more)}</p>}
      {runs.length > 0 && (
        <section className="office__section" aria-labelledby="posted">
          <h2 id="posted">{copy.posted}</h2>
          <ul className="post__runs">
            {runs.map(({ at, count }) => (
              <li key={at}>
                {copy.run(count, shownMoment(at))}{" "}
                <ActButton
                  api={api}
                  to="/receipt-post/take-back"
                  body={{ postedAt: at }}
                  label={copy.back}
                  fullLabel={copy.backFull(count, shownMoment(at))}
                  ask={{ question: copy.backAsk(count), about: [copy.backAbout], yes: copy.backYes }}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </OfficePage>
  );
}
