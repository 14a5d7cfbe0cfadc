import { CheckboxField } from "~/ui/field/choice-group";
import { TextField } from "~/ui/field/text-field";
import { AddressFields } from "./address-fields";
import { donateOnlineCopy } from "./donate-online-copy";
import { DonorNames } from "./donor-names";
import type { StepProps } from "./form-steps";

const copy = donateOnlineCopy.donor;

/** Step 2: who gives, as it stands on the receipt. */
export function StepDonor({ form, values }: StepProps) {
  const { register, formState } = form;
  return (
    <>
      <p className="gift-intro">{copy.intro}</p>
      <DonorNames form={form} values={values} />
      <AddressFields form={form} values={values} prefix="b" />
      <TextField
        label={copy.phone}
        hint={copy.phoneHint}
        type="tel"
        autoComplete="tel"
        width="long"
        error={formState.errors.b_tel?.message}
        {...register("b_tel")}
      />
      <TextField
        label={copy.email}
        hint={copy.emailHint}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        autoCapitalize="none"
        error={formState.errors.b_email?.message}
        {...register("b_email")}
      />
      <CheckboxField
        label={copy.information}
        hint={copy.informationHint}
        value="1"
        defaultChecked={values.information !== ""}
        {...register("information")}
      />
    </>
  );
}
