import { amountText, formatAmount } from "@pcf/contract/donation/amount";
import Link from "next/link.js";
import { notFound } from "next/navigation.js";
import type { AdminViewServerProps, Payload } from "payload";
import { staffWho, staffWhoMay } from "../../access/staff.ts";
import { ActButton } from "../../office/act-button.tsx";
import { NumberTable } from "../../office/number-table.tsx";
import { OfficePage } from "../../office/office-page.tsx";
import type { Deposit } from "../../payload-types.ts";
import { shownDay, shownMoment } from "../../platform/admin/shown-moment.ts";
import { methodWords } from "../record/gift-methods.ts";
import { BankForm, FactsForm, ReopenForm } from "./deposit-forms.tsx";
import { type DepositSums, depositSums, type GiftInDeposit, giftsInDeposit } from "./deposit-sums.ts";
import { bankWords, depositWords, giftsWords } from "./deposit-words.ts";
import { depositStateWords } from "./deposits-list.ts";
import "./offline.css";

const copy = {
  list: "Deposits",
  title: (id: number, day: string) => `${depositWords(id)} of ${day}`,
  bank: "Beside the bank",
  together: "Together",
  how: "How it came",
  gifts: "Gifts",
  sum: "Sum",
  says: (amount: string) => `The bank says ${amount}.`,
  close: "It agrees: close it",
  closeAsk: (sums: string) => `Close this deposit with ${sums}?`,
  closeAbout: [
    "From then on it changes no more.",
    "The receipts of its gifts are made out, and go by mail to those who have an email address.",
  ],
  closeYes: "Yes, close it",
  closed: (amount: string, at: string, by: string) =>
    `The bank says ${amount}, as the gifts do. Closed on ${at}${by && ` by ${by}`}.`,
  returnedOf: (how: string) => `${how} of `,
  returned: (amount: string, day: string) => `, ${amount}, returned by the bank on ${day}.`,
  isReturned: (day: string) => `Returned on ${day}`,
  inIt: "Gifts in it",
  none: "There is no gift in it yet.",
  donor: "Donor",
  received: "Received",
  number: "Number",
  forWhat: "For",
  amount: "Amount",
  enter: "Enter a gift into it",
  facts: "Day, reference and note",
  reference: "The bank’s reference",
  note: "Note",
} as const;

const path = "/deposits/:id";

/** `/admin/deposits/ID`: what went to the bank together, beside what the bank says. */
export async function DepositScreen(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const trail = [{ label: copy.list, path: "/deposits" }];
  if (!staffWho("read", "deposits")({ req }))
    return (
      <OfficePage view={view} path={path} trail={trail}>
        {null}
      </OfficePage>
    );
  const { payload } = req;
  const id = Number(view.params?.segments?.[1]);
  const deposit: Deposit | null =
    Number.isSafeInteger(id) && id > 0 && id < 2 ** 31
      ? await payload.db.findOne({ collection: "deposits", where: { id: { equals: id } } })
      : null;
  if (!deposit) notFound();
  const isOpen = deposit.state === "open";
  const mayAct = staffWhoMay("gift-enter")({ req });
  const { admin } = payload.config.routes;
  const sums = (await depositSums(payload, [id]))(id);
  const gifts = await giftsInDeposit(payload, id);
  return (
    <OfficePage
      view={view}
      path={path}
      title={copy.title(id, shownDay(deposit.day))}
      trail={trail}
      actions={
        isOpen &&
        mayAct && (
          <Link
            prefetch={false}
            className="office__button office__button--main"
            href={`${admin}/gifts/new?deposit=${id}`}
          >
            {copy.enter}
          </Link>
        )
      }
    >
      <p>
        <span className="office__state" data-tone={isOpen ? "waits" : "good"}>
          {depositStateWords[deposit.state]}
        </span>{" "}
        {giftsWords(sums)}
      </p>
      <div className="offline__columns">
        <Beside deposit={deposit} sums={sums} payload={payload} mayAct={mayAct} gifts={gifts} />
        <Facts deposit={deposit} payload={payload} mayAct={mayAct && isOpen} />
      </div>
      <section className="office__card" aria-labelledby="deposit-gifts">
        <h2 id="deposit-gifts">{copy.inIt}</h2>
        {gifts.length === 0 ? <p>{copy.none}</p> : <Gifts gifts={gifts} admin={admin} />}
      </section>
    </OfficePage>
  );
}

type PartProps = { deposit: Deposit; payload: Payload; mayAct: boolean };

type BesideProps = PartProps & { sums: DepositSums; gifts: readonly GiftInDeposit[] };

function Beside({ deposit, sums, payload, mayAct, gifts }: BesideProps) {
  const { admin, api } = payload.config.routes;
  const { id, bankCents, state, checkedAt, checkedBy } = deposit;
  const known = typeof bankCents === "number";
  const difference = known ? bankWords(bankCents, sums.cents) : null;
  const isOpen = state === "open";
  return (
    <section className="office__card" aria-labelledby="deposit-bank">
      <h2 id="deposit-bank">{copy.bank}</h2>
      <Sums sums={sums} />
      {isOpen && known && difference && (
        <p className={difference.differs ? "offline__odd" : "offline__even"} role="status">
          {copy.says(formatAmount(bankCents))} {difference.words}
        </p>
      )}
      {isOpen && known && !difference?.differs && sums.gifts > 0 && mayAct && (
        <ActButton
          primary
          api={api}
          to={`/deposits/${id}/close`}
          body={{ amount: amountText(bankCents) }}
          label={copy.close}
          ask={{ question: copy.closeAsk(giftsWords(sums)), about: copy.closeAbout, yes: copy.closeYes }}
        />
      )}
      {isOpen && mayAct && (
        <BankForm api={`${api}/deposits/${id}`} amount={known ? amountText(bankCents) : ""} />
      )}
      {!isOpen && known && (
        <p className="offline__even">
          {copy.closed(formatAmount(bankCents), checkedAt ? shownMoment(checkedAt) : "", checkedBy ?? "")}
        </p>
      )}
      <Returned gifts={gifts.filter(({ returned }) => returned !== "")} admin={admin} />
      {!isOpen && mayAct && <ReopenForm api={`${api}/deposits/${id}`} />}
    </section>
  );
}

type GiftsProps = { gifts: readonly GiftInDeposit[]; admin: string };

/** What the bank took back later, which is a withdrawal of that day on its statement. */
const Returned = ({ gifts, admin }: GiftsProps) =>
  gifts.map(({ id, method, donor, cents, returned }) => (
    <p key={id} className="offline__odd">
      {copy.returnedOf(methodWords[method])}
      <Link prefetch={false} href={`${admin}/gifts/${id}`}>
        {donor}
      </Link>
      {copy.returned(formatAmount(cents), shownDay(returned))}
    </p>
  ));

const Sums = ({ sums }: { sums: DepositSums }) => (
  <NumberTable
    of={copy.how}
    heads={[copy.gifts, copy.sum]}
    rows={sums.byMethod.map(({ method, gifts, cents }) => ({
      key: method,
      what: methodWords[method],
      numbers: [gifts, formatAmount(cents)],
    }))}
    together={{ key: "together", what: copy.together, numbers: [sums.gifts, formatAmount(sums.cents)] }}
  />
);

function Facts({ deposit, payload, mayAct }: PartProps) {
  const { id, day, reference, note } = deposit;
  const { api } = payload.config.routes;
  return (
    <section className="office__card" aria-labelledby="deposit-facts">
      <h2 id="deposit-facts">{copy.facts}</h2>
      {mayAct ? (
        <FactsForm api={`${api}/deposits/${id}`} day={day} reference={reference ?? ""} note={note ?? ""} />
      ) : (
        <p>
          {[shownDay(day), reference && `${copy.reference}: ${reference}`, note && `${copy.note}: ${note}`]
            .filter(Boolean)
            .join(". ")}
        </p>
      )}
    </section>
  );
}

const Gifts = ({ gifts, admin }: GiftsProps) => (
  <div className="office__wide">
    <table className="office__table">
      <thead>
        <tr>
          {[copy.donor, copy.how, copy.number, copy.received, copy.forWhat].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
          <th scope="col" data-number>
            {copy.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {gifts.map(({ id, donor, method, reference, day, area, cents, returned }) => (
          <tr key={id}>
            <td>
              <Link prefetch={false} href={`${admin}/gifts/${id}`}>
                {donor}
              </Link>
            </td>
            <td>
              {methodWords[method]}
              {returned && (
                <>
                  {" "}
                  <span className="office__state" data-tone="off">
                    {copy.isReturned(shownDay(returned))}
                  </span>
                </>
              )}
            </td>
            <td>{reference}</td>
            <td>{shownDay(day)}</td>
            <td>{area}</td>
            <td data-number>{formatAmount(cents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
