import { randomUUID } from "node:crypto";
import { formatAmount } from "@pcf/contract/donation/amount";
import { nameOnReceipt } from "@pcf/contract/donation/donor-name";
import Form from "next/form.js";
import Link from "next/link.js";
import type { AdminViewServerProps, Payload } from "payload";
import { staffWhoMay } from "../../access/staff.ts";
import { ActButton } from "../../office/act-button.tsx";
import { OfficePage } from "../../office/office-page.tsx";
import type { Donation, Donor } from "../../payload-types.ts";
import { shownMoment } from "../../platform/admin/shown-moment.ts";
import { type DonorRow, readDonors } from "../donors/donor-row.ts";
import { findDonors } from "../donors/find-donors.ts";
import { shownAddress } from "../donors/own-key.ts";
import { bankDay } from "../money/period.ts";
import { findDonation } from "../record/donation-store.ts";
import { mayStandInDeposit, methodWords } from "../record/gift-methods.ts";
import { depositSums } from "./deposit-sums.ts";
import { depositWords, giftsWords } from "./deposit-words.ts";
import { EnterForm } from "./enter-form.tsx";
import { depositOf } from "./enter-gift.ts";
import {
  type AskedForm,
  areaNames,
  askedForm,
  firstValues,
  formAddress,
  handMethods,
  hasAnnualReceipts,
  newestGiftOf,
  openDeposits,
} from "./form-values.ts";
import { enterPath } from "./next-form.ts";
import "./offline.css";

const copy = {
  gifts: "Gifts",
  deposits: "Deposits",
  how: "How it came",
  whose: "Whose gift is it?",
  find: "Name in any order, or email",
  search: "Search",
  nobody: "Nobody fits this. Is it somebody new?",
  somebodyNew: "Somebody new",
  of: (gifts: number, total: string) => `${gifts === 1 ? "1 gift" : `${gifts} gifts`}, ${total}`,
  noEmail: "no email",
  gift: (name: string) => `The gift of ${name}`,
  giftOfNew: "The gift of somebody new",
  other: "Somebody else",
  entered: (amount: string, donor: string) => `Entered: ${amount} from ${donor}.`,
  look: "Look at it",
  inDeposit: (sums: string, deposit: string) => `${sums} in ${deposit.toLowerCase()}.`,
  toDeposit: "To the deposit",
  receiptAt: (at: string) => `Its receipt is made out on ${at}; until then it can be taken back.`,
  receiptLater: "Its receipt is made out when the deposit agrees with the bank.",
  takeBack: "Take it back",
  takeBackAsk: (amount: string, donor: string) => `Take back ${amount} from ${donor}?`,
  takeBackAbout: ["It counts nowhere any more. You can then enter it again, corrected."],
  takeBackYes: "Yes, take it back",
  reason: "Entered wrongly, seen at once",
  takenBack: (amount: string, donor: string) => `Taken back: ${amount} from ${donor}.`,
  again: "Enter it again, corrected",
} as const;

/** `/admin/gifts/new`: a gift that did not come by card, and the next of the pile after it. */
export async function EnterScreen(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const { payload } = req;
  const trail = [{ label: copy.gifts, path: "/gifts" }];
  if (!staffWhoMay("gift-enter")({ req }))
    return (
      <OfficePage view={view} path={enterPath} trail={trail}>
        {null}
      </OfficePage>
    );
  const asked = askedForm(view.searchParams);
  const { admin } = payload.config.routes;
  return (
    <OfficePage
      view={view}
      path={enterPath}
      trail={trail}
      actions={
        <Link prefetch={false} className="office__button" href={`${admin}/deposits`}>
          {copy.deposits}
        </Link>
      }
    >
      {asked.entered > 0 && <Before payload={payload} asked={asked} />}
      <nav className="offline__methods" aria-label={copy.how}>
        {handMethods.map((how) => (
          <Link
            prefetch={false}
            key={how}
            href={admin + formAddress(asked, { how })}
            aria-current={how === asked.how ? "true" : undefined}
          >
            {methodWords[how]}
          </Link>
        ))}
      </nav>
      {asked.donor ? <Gift payload={payload} asked={asked} /> : <Whose payload={payload} asked={asked} />}
    </OfficePage>
  );
}

type PartProps = { payload: Payload; asked: AskedForm };

/** What was entered just now, how the pile stands, and the way back. */
async function Before({ payload, asked }: PartProps) {
  const gift = await findDonation(payload, { id: { equals: asked.entered } });
  if (!gift) return null;
  const { admin, api } = payload.config.routes;
  const amount = formatAmount(gift.amountCents);
  const donor = nameOnReceipt(gift.donor ?? {});
  if (gift.state !== "approved")
    return (
      <section className="office__card offline__before" role="status">
        <p>{copy.takenBack(amount, donor)}</p>
        <Link
          prefetch={false}
          className="office__button"
          href={admin + formAddress(asked, { from: gift.id, donor: donorParam(gift), entered: 0, find: "" })}
        >
          {copy.again}
        </Link>
      </section>
    );
  const deposit = depositOf(gift);
  const sums = deposit === null ? null : (await depositSums(payload, [deposit]))(deposit);
  return (
    <section className="office__card offline__before" role="status">
      <p>
        {copy.entered(amount, donor)}{" "}
        <Link prefetch={false} href={`${admin}/gifts/${gift.id}`}>
          {copy.look}
        </Link>
        <br />
        {deposit !== null && sums ? (
          <>
            <strong>{copy.inDeposit(giftsWords(sums), depositWords(deposit))}</strong>{" "}
            <Link prefetch={false} href={`${admin}/deposits/${deposit}`}>
              {copy.toDeposit}
            </Link>
            <br />
            {copy.receiptLater}
          </>
        ) : (
          gift.followUp === "due" && gift.followUpAt && copy.receiptAt(shownMoment(gift.followUpAt))
        )}
      </p>
      <ActButton
        api={api}
        to={`/offline/gifts/${gift.id}/take-back`}
        body={{ reason: copy.reason }}
        label={copy.takeBack}
        ask={{
          question: copy.takeBackAsk(amount, donor),
          about: copy.takeBackAbout,
          yes: copy.takeBackYes,
        }}
      />
    </section>
  );
}

const donorParam = ({ giver }: Donation): string =>
  giver ? String(typeof giver === "object" ? giver.id : giver) : "new";

const mostFound = 12;

const aboutDonor = ({ city, province, email, gifts, totalCents }: DonorRow): string =>
  [
    [city, province].filter(Boolean).join(", "),
    email || copy.noEmail,
    copy.of(gifts, formatAmount(totalCents)),
  ]
    .filter(Boolean)
    .join(" · ");

/** The first step: who gave. It is a search by its address, and needs no script. */
async function Whose({ payload, asked }: PartProps) {
  const { admin } = payload.config.routes;
  const { ids } = asked.find
    ? await findDonors(
        payload,
        { find: asked.find, filters: new Map(), sort: { key: "last", descending: true } },
        { offset: 0, limit: mostFound },
      )
    : { ids: [] };
  const rows = await readDonors(payload, ids);
  const found = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  const kept = Object.entries({ ...asked, donor: "", find: "" }).filter(([, value]) => value);
  return (
    <section aria-labelledby="offline-whose" className="office__section">
      <h2 id="offline-whose">{copy.whose}</h2>
      <Form prefetch={false} action={admin + enterPath} className="offline__find office__fields">
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={String(value)} />
        ))}
        <label>
          <span>{copy.find}</span>
          {/* biome-ignore lint/a11y/noAutofocus: A pile is entered one after the other, and each begins with a name. */}
          <input type="search" name="find" defaultValue={asked.find} key={asked.find} autoFocus />
        </label>
        <button type="submit" className="office__button office__button--main">
          {copy.search}
        </button>
        <Link
          prefetch={false}
          className="office__button"
          href={admin + formAddress(asked, { donor: "new", find: "" })}
        >
          {copy.somebodyNew}
        </Link>
      </Form>
      {asked.find && found.length === 0 && <p role="status">{copy.nobody}</p>}
      <ul className="offline__donors">
        {found.map((row) => (
          <li key={row.id}>
            <Link prefetch={false} href={admin + formAddress(asked, { donor: String(row.id), find: "" })}>
              {row.name}
            </Link>
            <span>{aboutDonor(row)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The second step: the gift itself. */
async function Gift({ payload, asked }: PartProps) {
  const { admin, api } = payload.config.routes;
  const isNew = asked.donor === "new";
  const donor: Donor | null = isNew
    ? null
    : await payload.db.findOne({ collection: "donors", where: { id: { equals: Number(asked.donor) } } });
  if (!isNew && !donor) return <Whose payload={payload} asked={{ ...asked, donor: "" }} />;
  const today = bankDay(new Date());
  const lastYear = Number(today.slice(0, 4)) - 1;
  const [known, from, deposits, areas, receipted] = await Promise.all([
    donor ? newestGiftOf(payload, donor.id) : null,
    asked.from > 0 ? findDonation(payload, { id: { equals: asked.from } }) : null,
    openDeposits(payload),
    areaNames(payload),
    hasAnnualReceipts(payload, lastYear),
  ]);
  return (
    <section aria-labelledby="offline-gift" className="office__section">
      <h2 id="offline-gift">{donor ? copy.gift(donor.name) : copy.giftOfNew}</h2>
      <p>
        <Link prefetch={false} href={admin + formAddress(asked, { donor: "", from: 0 })}>
          {copy.other}
        </Link>
      </p>
      <EnterForm
        key={`${asked.how}-${asked.donor}-${asked.entered}`}
        formKey={randomUUID()}
        api={api}
        how={asked.how}
        donor={asked.donor}
        email={donor ? shownAddress(donor.email) : null}
        values={firstValues(known, from)}
        day={asked.day || today}
        today={today}
        area={areas.includes(asked.area) ? asked.area : (areas[0] ?? "")}
        areas={areas}
        deposits={mayStandInDeposit(asked.how) ? deposits : []}
        deposit={asked.deposit}
        receiptedYear={receipted ? lastYear : null}
      />
    </section>
  );
}
