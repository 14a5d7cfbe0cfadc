import { provinces } from "@pcf/contract/choices";
import type { DonationDraft } from "@pcf/contract/donation/form";
import { SelectField } from "~/ui/field/select-field";
import { TextField } from "~/ui/field/text-field";
import { countries } from "../countries";
import { donateOnlineCopy } from "./donate-online-copy";
import type { StepProps } from "./form-steps";

const copy = donateOnlineCopy.address;
const names = {
  b: { add: "b_add", city: "b_city", prov: "b_prov", pcode: "b_pcode", country: "b_country" },
  h: { add: "h_add", city: "h_city", prov: "h_prov", pcode: "h_pcode", country: "h_country" },
} as const;

/**
 * A postal address: the donor's own (`b`, filled in by the browser) or that of the person who gets a card (`h`). The
 * country comes first: in Canada the province is one of a list, elsewhere it is free text.
 */
export function AddressFields({
  form,
  values,
  prefix,
}: Pick<StepProps, "form" | "values"> & { prefix: keyof typeof names }) {
  const { register } = form;
  const name = names[prefix];
  const error = (field: keyof DonationDraft) => form.formState.errors[field]?.message;
  const autofill = (token: string) => (prefix === "b" ? token : "off");
  const inCanada = values[name.country] === "Canada";
  const changeCountry = { onChange: () => form.setValue(name.prov, "") };
  return (
    <>
      <SelectField
        label={copy.country}
        autoComplete={autofill("country-name")}
        width="long"
        options={countries.map((country) => ({ value: country, label: country }))}
        error={error(name.country)}
        {...register(name.country, changeCountry)}
      />
      <TextField
        label={copy.street}
        hint={copy.streetHint}
        autoComplete={autofill("address-line1")}
        error={error(name.add)}
        {...register(name.add)}
      />
      <TextField
        label={copy.city}
        autoComplete={autofill("address-level2")}
        error={error(name.city)}
        {...register(name.city)}
      />
      <div className="field-row">
        {inCanada ? (
          <SelectField
            label={copy.province}
            autoComplete={autofill("address-level1")}
            placeholder={copy.provinceChoose}
            options={provinces.map(({ code, name: label }) => ({ value: code, label }))}
            error={error(name.prov)}
            {...register(name.prov)}
          />
        ) : (
          <TextField
            label={copy.region}
            autoComplete={autofill("address-level1")}
            error={error(name.prov)}
            {...register(name.prov)}
          />
        )}
        <TextField
          label={inCanada ? copy.postalCode : copy.otherPostalCode}
          autoComplete={autofill("postal-code")}
          autoCapitalize="characters"
          spellCheck={false}
          error={error(name.pcode)}
          {...register(name.pcode)}
        />
      </div>
    </>
  );
}
