import { contactForm } from "@pcf/contract/forms/contact";
import { contactLabels } from "@pcf/contract/forms/contact-labels";
import { PostedForm } from "~/forms/posted-form";
import { TextField } from "~/ui/field/text-field";
import { TextareaField } from "~/ui/field/textarea-field";
import { contactCopy as copy } from "./contact-us-copy";

/** General inquiry. */
export function ContactForm() {
  return (
    <PostedForm form={contactForm} name="contact" submit={copy.send} thanks={{ text: copy.thanks }}>
      {({ field }) => (
        <>
          <TextField {...field("full_name", contactLabels.full_name)} autoComplete="name" />
          <TextField {...field("email", contactLabels.email)} type="email" autoComplete="email" />
          <TextField {...field("phone", contactLabels.phone)} type="tel" autoComplete="tel" width="medium" />
          <TextField {...field("subject", contactLabels.subject)} />
          <TextareaField {...field("message", contactLabels.message)} rows={7} />
        </>
      )}
    </PostedForm>
  );
}
