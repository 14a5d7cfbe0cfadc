import { formatAmount } from "@pcf/contract/donation/amount";
import { giftDayWords, type Receipt } from "@pcf/contract/donation/receipt";
import { longDay } from "@pcf/contract/long-day";
import { Fragment } from "react";
import { taxReceiptCopy as copy } from "./tax-receipt-copy";

const { labels } = copy;

/** The receipt twice on one Letter sheet: the donor's, a dashed line, and one that is marked as a copy. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  return (
    <div className="receipt-sheet" data-print={printSize(receipt.donor)}>
      <OneReceipt receipt={receipt} mark={copy.original} />
      <hr className="receipt-cut" aria-label={copy.cutHere} />
      <OneReceipt receipt={receipt} mark={copy.copyMark} isCopy />
    </div>
  );
}

function OneReceipt({ receipt, mark, isCopy }: { receipt: Receipt; mark: string; isCopy?: boolean }) {
  const { charity, donor, signatory, authority } = receipt;
  const advantage =
    receipt.advantageCents > 0
      ? `${formatAmount(receipt.advantageCents)} ${receipt.advantageDescription}`.trim()
      : labels.noAdvantage;
  const facts: [string, string][] = [
    [labels.giftDay, giftDayWords(receipt)],
    [labels.issueDay, longDay(receipt.issueDay)],
    [labels.place, receipt.placeOfIssue],
    [labels.amount, formatAmount(receipt.amountCents)],
    [labels.advantage, advantage],
    [labels.eligible, formatAmount(receipt.eligibleCents)],
    ...(receipt.referenceNumber ? [[labels.reference, receipt.referenceNumber] as [string, string]] : []),
  ];
  return (
    <section className="receipt" data-status={receipt.status} aria-label={`${receipt.statement}: ${mark}`}>
      <header>
        <p className="receipt-charity">{charity.name}</p>
        <div>
          <p>
            {charity.address.map((line, index) => (
              <Fragment key={line}>
                <span className="unbroken">
                  {index < charity.address.length - 1 ? `${line},` : line}
                </span>{" "}
              </Fragment>
            ))}
          </p>
          <p>
            {labels.charityNumber} <span className="unbroken">{charity.registrationNumber}</span>
          </p>
        </div>
        <p className={isCopy ? "receipt-mark receipt-mark-copy" : "receipt-mark"}>{mark}</p>
      </header>
      <h2>{receipt.statement}</h2>
      <p className="receipt-serial">
        {labels.serial} <strong>{receipt.serial}</strong>
        {receipt.replaces && <span> · {labels.replaces(receipt.replaces)}</span>}
      </p>
      {receipt.status !== "issued" && <p className="receipt-void">{copy[receipt.status]}</p>}
      <div className="receipt-columns">
        <div>
          <p className="receipt-label">{labels.donor}</p>
          <address>
            <strong>{donor.name}</strong>
            {donor.address.map((line) => (
              <span key={line} className="address-line">
                {line}
              </span>
            ))}
          </address>
        </div>
        <dl>
          {facts.map(([what, says]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{says}</dd>
            </div>
          ))}
        </dl>
      </div>
      <footer>
        <div className="receipt-signature">
          <p className="receipt-label">{signatory.image ? labels.signature : labels.signatureByName}</p>
          {signatory.image && <img src={signatory.image} alt={labels.signatureOf(signatory.name)} />}
          <p>
            <strong>{signatory.name}</strong>
          </p>
          {signatory.title && <p>{signatory.title}</p>}
        </div>
        <p>
          {authority.name}
          <br />
          {authority.url}
          <br />
          {labels.check(receipt.checkAt)}
        </p>
      </footer>
    </section>
  );
}

/** Letters that one line of the donor's column takes on paper, with some to spare, and the lines that half a sheet has for it below a picture of the signature. */
const sizes = [
  { size: "usual", letters: 34, lines: 6 },
  { size: "small", letters: 44, lines: 9 },
] as const;

/** How small the donor's half sheet is printed so that nothing of it is lost: a name may have 430 letters, an address 500. */
function printSize({ name, address }: Receipt["donor"]): "usual" | "small" | "smallest" {
  const fits = sizes.find(({ letters, lines }) => {
    const taken = [name, ...address].map((line) => Math.ceil(line.length / letters));
    return taken.reduce((sum, count) => sum + count, 0) <= lines;
  });
  return fits?.size ?? "smallest";
}
