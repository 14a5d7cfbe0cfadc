import { provinces } from "@pcf/contract/choices";
import { kitAudiences, kitForm } from "@pcf/contract/forms/kit";
import { kitLabels } from "@pcf/contract/forms/kit-labels";
import { useEffect, useState } from "react";
import { fieldId } from "~/forms/form-fields";
import { PostedForm } from "~/forms/posted-form";
import { Alert } from "~/ui/alert/alert";
import { Button } from "~/ui/button/button";
import { CheckboxField } from "~/ui/field/checkbox-field";
import { ChoiceGroup } from "~/ui/field/choice-group";
import { SelectField } from "~/ui/field/select-field";
import { TextField } from "~/ui/field/text-field";
import { TextareaField } from "~/ui/field/textarea-field";
import { joinMailingList } from "./join-mailing-list";
import { kitDay } from "./kit-day";
import { reefKnotKitsCopy as copy } from "./reef-knot-kits-copy";

const name = "kit";
const yesOrNo = [
  { value: "YES", label: copy.yes },
  { value: "NO", label: copy.no },
];
const day = kitDay(
  () => localStorage,
  () => new Date(),
);

type KitRequestProps = { shipping: string; mailingListDefault: boolean };

/** The request for kits; one a browser and day, unless it is for somebody else. */
export function KitRequest({ shipping, mailingListDefault }: KitRequestProps) {
  // A new form each time, so that the confirmation of the last one is put away.
  const [round, setRound] = useState(0);
  // What was pressed for it is gone with the last form: the reader goes on at the first question of the new one.
  useEffect(() => {
    if (round > 0) document.getElementById(fieldId(name, "rkfname"))?.focus();
  }, [round]);
  function requestAnother() {
    day.forget();
    setRound(round + 1);
  }
  function sent(answers: Record<string, string>) {
    day.remember();
    if (answers.join_mailing_list) void joinMailingList(answers);
  }
  const already = (
    <>
      <p>{copy.already}</p>
      <Button variant="secondary" onClick={requestAnother}>
        {copy.another}
      </Button>
    </>
  );
  return (
    <section aria-labelledby="kit-title" className="kit-request">
      <h2 id="kit-title" className="sr-only">
        {copy.formTitle}
      </h2>
      <Alert title={copy.shippingTitle}>
        <p>{shipping}</p>
      </Alert>
      <PostedForm
        key={round}
        form={kitForm}
        name={name}
        submit={copy.send}
        thanks={{ text: copy.thanks }}
        instead={() => (day.requestedToday() ? already : undefined)}
        onSent={sent}
      >
        {({ field, choices }) => (
          <>
            <div className="field-row">
              <TextField {...field("rkfname", kitLabels.rkfname)} autoComplete="given-name" />
              <TextField {...field("rklname", kitLabels.rklname)} autoComplete="family-name" />
            </div>
            <TextField {...field("rkadd", kitLabels.rkadd)} autoComplete="address-line1" />
            <div className="field-row">
              <TextField {...field("rkcity", kitLabels.rkcity)} autoComplete="address-level2" />
              <TextField
                {...field("rkprov", kitLabels.rkprov)}
                autoComplete="address-level1"
                list="kit-provinces"
              />
              <datalist id="kit-provinces">
                {provinces.map(({ code, name }) => (
                  <option key={code} value={name} />
                ))}
              </datalist>
            </div>
            <div className="field-row">
              <TextField {...field("rkpcode", kitLabels.rkpcode)} autoComplete="postal-code" />
              <TextField {...field("rktel", kitLabels.rktel)} type="tel" autoComplete="tel" />
            </div>
            <TextField {...field("rkemail", kitLabels.rkemail)} type="email" autoComplete="email" />
            <div className="field-row">
              <SelectField
                {...field("rkquant", kitLabels.rkquant)}
                placeholder={copy.quantityPlaceholder}
                options={["1", "10", "20"].map((value) => ({ value, label: copy.kits(value) }))}
              />
              <SelectField
                {...field("rkwho", kitLabels.rkwho)}
                defaultValue=""
                options={[
                  { value: "", label: copy.whoForPlaceholder },
                  ...kitAudiences.map((value) => ({ value, label: value })),
                ]}
              />
            </div>
            <ChoiceGroup
              {...choices("plan_for_prostate_removal_surgery", kitLabels.plan_for_prostate_removal_surgery)}
              look="row"
              options={yesOrNo}
            />
            <ChoiceGroup
              {...choices("return_to_work", kitLabels.return_to_work)}
              look="row"
              options={yesOrNo}
            />
            <ChoiceGroup
              {...choices(
                "have_you_already_received_a_copy_of_prostate_cancer",
                kitLabels.have_you_already_received_a_copy_of_prostate_cancer,
              )}
              look="row"
              options={yesOrNo}
            />
            <TextareaField {...field("comment", kitLabels.comment)} rows={5} />
            <CheckboxField {...field("kit_in_french", kitLabels.kit_in_french)} value="Yes" />
            <CheckboxField
              {...field("join_mailing_list", kitLabels.join_mailing_list)}
              value="Yes"
              defaultChecked={mailingListDefault}
            />
          </>
        )}
      </PostedForm>
    </section>
  );
}
