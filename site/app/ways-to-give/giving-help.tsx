import { givingUrls } from "@pcf/contract/urls";
import { useSite } from "~/shell/site";
import { addressLines, givingEmail, tollFree } from "./company-contact";
import { givingHelpCopy as copy } from "./giving-help-copy";
import { useReceiptMinimum } from "./use-receipt-minimum";

/** How to give without the form: by telephone and by mail. */
export function GivingHelp({ title, intro = copy.intro }: { title: string; intro?: string }) {
  const { company } = useSite();
  const minimum = useReceiptMinimum();
  const phone = tollFree(company);
  const email = givingEmail(company);
  return (
    <section className="giving-help stack">
      <h2>{title}</h2>
      <p>{intro}</p>
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
