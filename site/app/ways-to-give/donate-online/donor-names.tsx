import { donorKinds } from "@pcf/contract/donation/fields";
import { type DonationDraft, isOrganization } from "@pcf/contract/donation/form";
import { donationMessages } from "@pcf/contract/donation/messages";
import { CheckboxField, ChoiceGroup } from "~/ui/field/choice-group";
import { TextField } from "~/ui/field/text-field";
import { donateOnlineCopy } from "./donate-online-copy";
import type { StepProps } from "./form-steps";

const copy = donateOnlineCopy.donor;
type NamesProps = Pick<StepProps, "form" | "values">;

/** Who gives: a person, two of them, or an organization with the person whom we write to. */
export function DonorNames({ form, values }: NamesProps) {
  const { register, formState } = form;
  return (
    <>
      <ChoiceGroup
        legend={copy.giver}
        name="b_giver"
        look="row"
        options={donorKinds.map((kind) => ({ value: kind, label: copy.givers[kind] }))}
        defaultValues={[isOrganization(values) ? "organization" : "person"]}
        error={formState.errors.b_giver?.message}
        inputProps={register("b_giver")}
      />
      {isOrganization(values) ? <Organization form={form} /> : <People form={form} values={values} />}
    </>
  );
}

function Organization({ form }: Pick<NamesProps, "form">) {
  const { register, formState } = form;
  return (
    <>
      <TextField
        label={copy.organization}
        hint={copy.organizationHint}
        autoComplete="organization"
        error={formState.errors.b_org?.message}
        {...register("b_org")}
      />
      <fieldset className="donor-person" aria-describedby="contact-hint">
        <legend>{copy.contact}</legend>
        <p className="field-hint" id="contact-hint">
          {copy.contactHint}
        </p>
        <NameRow form={form} first="b_fname" last="b_lname" autofill />
      </fieldset>
    </>
  );
}

function People({ form, values }: NamesProps) {
  return (
    <>
      <NameRow form={form} first="b_fname" initial="b_initial" last="b_lname" autofill />
      <CheckboxField
        label={copy.second}
        hint={copy.secondHint}
        value="1"
        defaultChecked={values.b_second !== ""}
        error={form.formState.errors.b_second?.message}
        {...form.register("b_second")}
      />
      {values.b_second !== "" && (
        <fieldset className="donor-person">
          <legend>{copy.secondPerson}</legend>
          <NameRow form={form} first="b2_fname" initial="b2_initial" last="b2_lname" />
        </fieldset>
      )}
    </>
  );
}

type NameRowProps = Pick<NamesProps, "form"> & {
  first: keyof DonationDraft;
  initial?: keyof DonationDraft;
  last: keyof DonationDraft;
  /** The browser may fill in the name of the person who uses it. */
  autofill?: boolean;
};

/** What stands under a name that was left empty beside one that was not: people may have one only. */
export function oneNameHint(
  { formState: { errors } }: NamesProps["form"],
  name: keyof DonationDraft,
  other: keyof DonationDraft,
): string | undefined {
  const isAlone = errors[name]?.message === donationMessages.required && !errors[other];
  return isAlone ? donateOnlineCopy.oneName : undefined;
}

function NameRow({ form, first, initial, last, autofill }: NameRowProps) {
  const field = (name: keyof DonationDraft, token: string) => ({
    autoComplete: autofill ? token : "off",
    error: form.formState.errors[name]?.message,
    ...form.register(name),
  });
  return (
    <div className={initial ? "field-row name-row" : "field-row"}>
      <TextField
        label={copy.firstName}
        hint={oneNameHint(form, first, last)}
        {...field(first, "given-name")}
      />
      {initial && <TextField label={copy.initial} optional {...field(initial, "additional-name")} />}
      <TextField
        label={copy.lastName}
        hint={oneNameHint(form, last, first)}
        {...field(last, "family-name")}
      />
    </div>
  );
}
