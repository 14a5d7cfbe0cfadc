import { acts, type GiftsPage } from "@pcf/contract/donation/my-gifts";
import { SelectField } from "~/ui/field/select-field";
import { countries } from "../countries";
import { ActionForm, TypedField } from "./action-form";
import { myGiftsCopy } from "./my-gifts-copy";

const copy = myGiftsCopy.gifts.monthly.receipts;
type PartProps = { sent: Pick<NonNullable<GiftsPage["asked"]>, "typed" | "wrong">; reference: string };

type ReceiptAddressFormProps = {
  reference: string;
  /** The form as it would be sent without a change. */
  typed: Record<string, string>;
  /** A form about a monthly gift in which something has to be fixed. */
  asked: GiftsPage["asked"];
};

/** Changes the names and the address on the receipts of a monthly gift that are still to come. */
export function ReceiptAddressForm({ reference, typed, asked }: ReceiptAddressFormProps) {
  const wrong = asked?.reference === reference && asked.act === acts.receiptDonor ? asked : null;
  const part = { sent: wrong ?? { typed, wrong: {} }, reference };
  return (
    <details className="my-gifts-change" open={wrong !== null}>
      <summary>{copy.change}</summary>
      <ActionForm act={acts.receiptDonor} button={copy.changeNow} look={{ variant: "secondary" }}>
        <input type="hidden" name="reference" value={reference} />
        <p>{copy.intro}</p>
        {typed.b_giver === "organization" ? <Organization {...part} /> : <People {...part} />}
        <Address {...part} />
      </ActionForm>
    </details>
  );
}

/** Fields of several gifts stand on one page, so that their ids hold the reference. */
const named = (name: string, { sent, reference }: PartProps) => ({ sent, name, id: `${name}-${reference}` });

function Organization(part: PartProps) {
  return (
    <>
      <TypedField {...named("b_org", part)} label={copy.organization} autoComplete="organization" />
      <fieldset className="my-gifts-names" aria-describedby={`contact-${part.reference}`}>
        <legend>{copy.contact}</legend>
        <p className="field-hint" id={`contact-${part.reference}`}>
          {copy.contactHint}
        </p>
        <div className="field-row">
          <TypedField {...named("b_fname", part)} label={copy.firstName} autoComplete="given-name" />
          <TypedField {...named("b_lname", part)} label={copy.lastName} autoComplete="family-name" />
        </div>
      </fieldset>
    </>
  );
}

function People(part: PartProps) {
  const optional = { optional: true, required: false, autoComplete: "off" };
  return (
    <>
      <div className="field-row name-row">
        <TypedField {...named("b_fname", part)} label={copy.firstName} autoComplete="given-name" />
        <TypedField
          {...named("b_initial", part)}
          {...optional}
          label={copy.initial}
          autoComplete="additional-name"
        />
        <TypedField {...named("b_lname", part)} label={copy.lastName} autoComplete="family-name" />
      </div>
      <fieldset className="my-gifts-names" aria-describedby={`second-${part.reference}`}>
        <legend>{copy.second}</legend>
        <p className="field-hint" id={`second-${part.reference}`}>
          {copy.secondHint}
        </p>
        <div className="field-row name-row">
          <TypedField {...named("b2_fname", part)} {...optional} label={copy.firstName} />
          <TypedField {...named("b2_initial", part)} {...optional} label={copy.initial} />
          <TypedField {...named("b2_lname", part)} {...optional} label={copy.lastName} />
        </div>
      </fieldset>
    </>
  );
}

function Address(part: PartProps) {
  const country = named("b_country", part);
  return (
    <>
      <TypedField
        {...named("b_add", part)}
        label={copy.street}
        hint={copy.streetHint}
        autoComplete="address-line1"
      />
      <TypedField {...named("b_city", part)} label={copy.city} autoComplete="address-level2" />
      <div className="field-row">
        <TypedField {...named("b_prov", part)} label={copy.region} autoComplete="address-level1" />
        <TypedField
          {...named("b_pcode", part)}
          label={copy.postalCode}
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      <SelectField
        name={country.name}
        id={country.id}
        label={copy.country}
        autoComplete="country-name"
        width="long"
        options={countries.map((each) => ({ value: each, label: each }))}
        defaultValue={part.sent.typed.b_country}
        error={part.sent.wrong.b_country}
      />
    </>
  );
}
