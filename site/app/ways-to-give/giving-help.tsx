import { givingUrls } from "@pcf/contract/urls";
import { useSite } from "~/content/site";
import { useReceiptMinimum } from "./amounts";
import { addressLines, givingEmail, tollFree } from "./company-contact";

const copy = {
  title: "Other ways to give",
  withoutScript: "How to give by phone or mail",
  withoutScriptIntro:
    "Our form asks for your gift in four steps and needs JavaScript, which is off in your browser. You can give without it.",
  intro: "You can give to us without this form, whenever you like.",
  phoneTitle: "By phone",
  phone: "Call us and we will take your gift by card. Toll-free:",
  mailTitle: "By mail",
  mail: "Send a cheque, with your name and address for the tax receipt, to:",
  email: "Questions? Write to",
  before: "Have you given before?",
  myGifts: "See your gifts and receipts",
  receipt: (number: string, minimum: string) =>
    `We are a registered charity, number ${number}. Gifts of ${minimum} or more receive an official tax receipt.`,
};

/** How to give without the form: by telephone and by mail. */
export function GivingHelp({ withoutScript = false }: { withoutScript?: boolean }) {
  const { company } = useSite();
  const minimum = useReceiptMinimum();
  const phone = tollFree(company);
  const email = givingEmail(company);
  return (
    <section className="giving-help stack">
      <h2>{withoutScript ? copy.withoutScript : copy.title}</h2>
      <p>{withoutScript ? copy.withoutScriptIntro : copy.intro}</p>
      <h3>{copy.phoneTitle}</h3>
      <p>
        {copy.phone} <a href={phone.href}>{phone.value}</a>. {phone.note}
      </p>
      <h3>{copy.mailTitle}</h3>
      <p>{copy.mail}</p>
      <address>
        {addressLines(company).map((line) => (
          <span key={line} className="address-line">
            {line}
          </span>
        ))}
      </address>
      <p>
        {copy.email} <a href={email.href}>{email.value}</a>.
      </p>
      <p>
        {copy.before} <a href={givingUrls.myGifts}>{copy.myGifts}</a>.
      </p>
      <p>{copy.receipt(company.charityNumber, minimum.amount)}</p>
    </section>
  );
}
