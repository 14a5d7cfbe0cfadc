import { MapPin } from "lucide-react";
import { useSite } from "~/content/site";
import { TextLink } from "~/ui/link/text-link";

const copy = { map: "Show on a map", charity: "Charitable registration number" };

/** Where letters reach the charity, as one writes it on an envelope. */
export default function CompanyAddress() {
  const { name, address, mapLink, charityNumber } = useSite().company;
  return (
    <div className="company-address">
      <MapPin aria-hidden="true" />
      <div>
        <address>
          <strong>{name}</strong>
          <br />
          {address.street}
          <br />
          {address.city} {address.province} <span className="whitespace-nowrap">{address.postalCode}</span>
          <br />
          {address.country}
        </address>
        <p>
          <TextLink href={mapLink}>{copy.map}</TextLink>
        </p>
        <p className="company-number">
          {copy.charity} {charityNumber}
        </p>
      </div>
    </div>
  );
}
