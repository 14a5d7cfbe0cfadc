import { BadgeCheck, LockKeyhole, Phone, ReceiptText } from "lucide-react";
import { useSite } from "~/shell/site";
import { useReceiptMinimum } from "../amounts";
import { tollFree } from "../company-contact";
import { donateOnlineCopy } from "./donate-online-copy";

const copy = donateOnlineCopy.trust;

/** Why a donor may trust the page, in four short lines that are true. */
export function TrustNotes() {
  const { company } = useSite();
  const phone = tollFree(company);
  const minimum = useReceiptMinimum();
  return (
    <aside className="trust" aria-label={copy.title}>
      <ul>
        <li>
          <BadgeCheck aria-hidden="true" />
          <span>
            {copy.charity} <strong>{company.charityNumber}</strong>
          </span>
        </li>
        <li>
          <ReceiptText aria-hidden="true" />
          <span>{copy.receipt(minimum.amount)}</span>
        </li>
        <li>
          <LockKeyhole aria-hidden="true" />
          <span>{copy.secure}</span>
        </li>
        <li>
          <Phone aria-hidden="true" />
          <span>
            {copy.call} <a href={phone.href}>{phone.value}</a>
          </span>
        </li>
      </ul>
    </aside>
  );
}
