import { contactForm } from "@pcf/contract/forms/contact";
import { PostedForm } from "~/forms/posted-form";
import { TextField } from "~/ui/field/text-field";
import { TextareaField } from "~/ui/field/textarea-field";
import { contactCopy as copy } from "./copy";

/** General inquiry. */
export function ContactForm() {
  return (
    <PostedForm form={contactForm} name="contact" submit={copy.send} thanks={{ text: copy.thanks }}>
      {({ field }) => (
        <>
          <TextField {...field("full_name", copy.name)} autoComplete="name" />
          <TextField {...field("email", copy.email)} type="email" autoComplete="email" />
          <TextField {...field("phone", copy.phone)} type="tel" autoComplete="tel" width="medium" />
          <TextField {...field("subject", copy.subject)} />
          <TextareaField {...field("message", copy.message)} rows={7} />
        </>
      )}
    </PostedForm>
  );
}
