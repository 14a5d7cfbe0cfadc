import { provinces } from "@pcf/contract/choices";
import { addressFields, peopleFields } from "../gifts/correction-fields.ts";
import { enteredLabels as labels } from "./entered-labels.ts";
import type { FieldValues } from "./form-values.ts";
import { Line } from "./line-field.tsx";

const copy = {
  donor: "Who gives: name and address, as the receipt is to have them",
  change: "Change name or address for this gift",
  orOrganization: "Or an organization gives",
  contact: "Above then stands its contact, or nobody.",
  second: "Two people give",
  known: (email: string) => `The receipt goes by mail to ${email}.`,
  byPost: "There is no email address: the receipt goes by post.",
  emailHint: "Left empty, the receipt goes by post.",
} as const;

const provinceList = "offline-provinces";
const ofSecond = ([name]: [string, string]) => name.startsWith("b2_");
const people: [string, string][] = Object.entries(peopleFields);

type DonorFieldsProps = {
  values: FieldValues;
  /** Of a donor we know, empty where they have none; `null` for somebody new. */
  email: string | null;
};

/** Name and address. Of a donor we know they stand folded, as they were on the newest gift. */
export function DonorFields({ values, email }: DonorFieldsProps) {
  const isNew = email === null;
  if (isNew)
    return (
      <fieldset className="offline__wide">
        <legend>{copy.donor}</legend>
        <NameAndAddress values={values} isNew />
      </fieldset>
    );
  const lines = [values.b_add, values.b_city, values.b_prov, values.b_pcode].filter(Boolean).join(", ");
  return (
    <div className="offline__wide">
      <p>
        {lines}
        {lines && <br />}
        {email ? copy.known(email) : copy.byPost}
      </p>
      <details open={!values.b_add}>
        <summary>{copy.change}</summary>
        <NameAndAddress values={values} isNew={false} />
      </details>
    </div>
  );
}

function NameAndAddress({ values, isNew }: { values: FieldValues; isNew: boolean }) {
  return (
    <div className="offline__inner">
      {people
        .filter((field) => !ofSecond(field))
        .map(([name, label]) => (
          <Line key={name} name={name} label={label} values={values} isFirst={isNew && name === "b_fname"} />
        ))}
      <Line name="b_org" label={copy.orOrganization} hint={copy.contact} values={values} />
      <details className="offline__wide" open={Boolean(values.b2_lname)}>
        <summary>{copy.second}</summary>
        <div className="offline__inner">
          {people.filter(ofSecond).map(([name, label]) => (
            <Line key={name} name={name} label={label} values={values} />
          ))}
        </div>
      </details>
      {Object.entries(addressFields).map(([name, label]) => (
        <Line
          key={name}
          name={name}
          label={label}
          values={values}
          {...(name === "b_prov" && { list: provinceList })}
        />
      ))}
      {isNew && <Line name="email" label={labels.email} hint={copy.emailHint} values={values} />}
      <datalist id={provinceList}>
        {provinces.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </datalist>
    </div>
  );
}
