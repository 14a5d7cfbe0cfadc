import { donateOnlineCopy } from "./donate-online-copy";

const copy = donateOnlineCopy.paymentCard;

/** Says that another company checks whether the visitor is human, as our privacy page and its own terms ask for. */
export function RecaptchaNote() {
  return (
    <p className="recaptcha-note">
      {copy.recaptcha} <a href="https://policies.google.com/privacy">{copy.recaptchaPrivacy}</a>,{" "}
      <a href="https://policies.google.com/terms">{copy.recaptchaTerms}</a>.
    </p>
  );
}
