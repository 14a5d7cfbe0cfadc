import { provinces } from "@pcf/contract/choices";
import { volunteerEvents, volunteerForm, volunteerRoles } from "@pcf/contract/forms/volunteer";
import { volunteerLabels } from "@pcf/contract/forms/volunteer-labels";
import { PostedForm } from "~/forms/posted-form";
import { ChoiceGroup } from "~/ui/field/choice-group";
import { SelectField } from "~/ui/field/select-field";
import { TextField } from "~/ui/field/text-field";
import { volunteerCopy as copy } from "./volunteer-copy";

export function VolunteerForm() {
  return (
    <section aria-labelledby="volunteer-title" className="volunteer-form">
      <h2 id="volunteer-title" className="sr-only">
        {copy.formTitle}
      </h2>
      <PostedForm form={volunteerForm} name="volunteer" submit={copy.send} thanks={{ text: copy.thanks }}>
        {({ field, choices }) => (
          <>
            <TextField {...field("full_name", volunteerLabels.full_name)} autoComplete="name" />
            <TextField {...field("email", volunteerLabels.email)} type="email" autoComplete="email" />
            <TextField
              {...field("phone", volunteerLabels.phone)}
              type="tel"
              autoComplete="tel"
              width="medium"
            />
            <div className="field-row">
              <TextField {...field("city", volunteerLabels.city)} autoComplete="address-level2" />
              <SelectField
                {...field("province", volunteerLabels.province)}
                placeholder={copy.provincePlaceholder}
                autoComplete="address-level1"
                options={provinces.map(({ name }) => ({ value: name, label: name }))}
              />
            </div>
            <ChoiceGroup
              {...choices("volunteer_for", volunteerLabels.volunteer_for)}
              type="checkbox"
              hint={copy.anyNumber}
              options={volunteerRoles}
            />
            <ChoiceGroup
              {...choices("events", volunteerLabels.events)}
              type="checkbox"
              options={volunteerEvents}
            />
          </>
        )}
      </PostedForm>
    </section>
  );
}
