import { tributeKinds } from "@pcf/contract/choices";
import { chosenAmount, type DonationDraft, isMonthly, mayHaveTributeCard } from "@pcf/contract/donation/form";
import { otherOccasion } from "@pcf/contract/donation/giving-choices";
import { donationMessages } from "@pcf/contract/donation/messages";
import { RadioCards } from "~/ui/field/choice-group";
import { SelectField } from "~/ui/field/select-field";
import { TextField } from "~/ui/field/text-field";
import { donateOnlineCopy } from "./donate-online-copy";
import { oneNameHint } from "./donor-names";
import { clearedTribute, isDraftName } from "./draft-values";
import { fieldsOfStep, type StepProps } from "./form-steps";
import { TributeEcard } from "./tribute-ecard";
import { TributeLetter } from "./tribute-letter";

const copy = donateOnlineCopy.tribute;

/** The e-card design that is chosen from the start: a card of mourning for a gift in memoriam, thanks otherwise. */
const inMemory = "5";
const inHonour = "3";
const firstDesign = (kind: string) => (kind === "Gift in Memoriam" ? inMemory : inHonour);
/** Whether a design is one that nobody has chosen; "0" is that of an empty form. */
const isFirstDesign = (index: string) => ["0", inMemory, inHonour].includes(index);

/** Step 1: in whose name the gift is made, and the card that tells of it. */
export function StepTribute(props: StepProps) {
  const { form, values } = props;
  const { register, setValue, clearErrors } = form;
  const inName = values.gift_kind !== "Gift to the Foundation";

  const changeKind = (kind: string) => {
    clearErrors(fieldsOfStep(1));
    if (kind !== "Gift to the Foundation") {
      if (isFirstDesign(values.e_card_image)) setValue("e_card_image", firstDesign(kind));
      return;
    }
    for (const [name, value] of Object.entries(clearedTribute()))
      if (isDraftName(name)) setValue(name, value);
  };

  return (
    <>
      <RadioCards
        legend={copy.kind}
        name="gift_kind"
        options={tributeKinds.map((kind) => ({ value: kind, label: kind, text: copy.kindText[kind] }))}
        defaultValues={[values.gift_kind]}
        error={form.formState.errors.gift_kind?.message}
        inputProps={register("gift_kind", { onChange: (event) => changeKind(event.target.value) })}
      />
      {inName && (
        <>
          <Honouree {...props} />
          <TributeCardChoice {...props} />
          {values.gift_type === "ecard" && <TributeEcard {...props} />}
          {values.gift_type === "letter" && <TributeLetter {...props} />}
        </>
      )}
    </>
  );
}

function Honouree({ form, choices, values }: StepProps) {
  const { register } = form;
  const error = (name: keyof DonationDraft) => form.formState.errors[name]?.message;
  const honour = values.gift_kind === "Gift in Honour";
  return (
    <fieldset className="gift-part">
      <legend>{honour ? copy.personHonour : copy.personMemory}</legend>
      {honour && (
        <SelectField
          label={copy.occasion}
          optional
          width="long"
          options={[
            { value: "", label: copy.occasionNone },
            ...choices.occasions,
            { value: otherOccasion, label: otherOccasion },
          ]}
          error={error("h_occasion")}
          {...register("h_occasion")}
        />
      )}
      {honour && values.h_occasion === otherOccasion && (
        <TextField
          label={copy.occasionOther}
          hint={copy.occasionOtherHint}
          maxLength={250}
          width="long"
          error={error("h_occasion_other")}
          {...register("h_occasion_other")}
        />
      )}
      <TextField
        label={copy.title}
        optional
        hint={copy.titleHint}
        width="short"
        autoComplete="off"
        error={error("h_title")}
        {...register("h_title")}
      />
      <div className="field-row">
        <TextField
          label={copy.firstName}
          hint={oneNameHint(form, "h_fname", "h_lname")}
          autoComplete="off"
          error={error("h_fname")}
          {...register("h_fname")}
        />
        <TextField
          label={copy.lastName}
          hint={oneNameHint(form, "h_lname", "h_fname")}
          autoComplete="off"
          error={error("h_lname")}
          {...register("h_lname")}
        />
      </div>
    </fieldset>
  );
}

/** The cards are offered from $20; below it they are shown with the reason why they cannot be chosen. */
function TributeCardChoice({ form, values }: StepProps) {
  const open = mayHaveTributeCard(values, chosenAmount(values).cents);
  const ecardText = isMonthly(values) ? copy.ecardTextMonthly : copy.ecardText;
  const from = <span className="unbroken">{donationMessages.tributeCardFromTwentyDollars}</span>;
  return (
    <RadioCards
      legend={copy.card}
      name="gift_type"
      hint={copy.cardText}
      options={[
        { value: "none", label: copy.none },
        { value: "ecard", label: copy.ecard, text: open ? ecardText : from, disabled: !open },
        {
          value: "letter",
          label: copy.letter,
          text: open ? (
            <>
              {copy.letterText} {from}
            </>
          ) : (
            from
          ),
          disabled: !open,
        },
      ]}
      defaultValues={[values.gift_type]}
      error={form.formState.errors.gift_type?.message}
      inputProps={form.register("gift_type", { onChange: () => form.clearErrors(fieldsOfStep(1)) })}
    />
  );
}
