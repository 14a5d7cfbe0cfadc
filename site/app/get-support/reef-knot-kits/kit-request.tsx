import { kitForm, orderedForOthers } from "@pcf/contract/forms/kit-form";
import { type ChangeEvent, Fragment, useEffect, useState } from "react";
import { fieldId } from "~/forms/form-field-control";
import { PostedForm } from "~/forms/posted-form";
import { formBody } from "~/forms/send-form";
import { useFormReturn } from "~/forms/use-form-return";
import { Alert } from "~/ui/alert/alert";
import { Button } from "~/ui/button/button";
import { kitDay } from "./kit-day";

export const kitRequestCopy = {
  formTitle: "Request a kit",
  shippingTitle: "Shipping",
  alreadyTitle: "We have your request",
  alreadyToday:
    "You sent it today. Kits go out on Wednesdays. From one phone or computer we take one request a day, unless it is for someone else.",
  forOthers:
    "These three questions are about one patient. You are ordering for others: “Not applicable” is all we need, and is sent to us as “No”.",
  already: "We already have your request from today, so nothing more was sent.",
  another: "Request a kit for someone else",
  once: "We take one request a day from each phone or computer. If you order for someone else as well, send this one first: you can send another right after it.",
};

const day = kitDay(
  () => localStorage,
  () => new Date(),
);

/** Passes a sent kit form on to the mailing list. The kit is on its way whatever comes of it, so a failure stays unsaid. */
async function joinMailingList(answers: Record<string, string>): Promise<void> {
  await fetch("/api/mailchimp", { method: "POST", body: formBody(kitForm, answers) }).catch(() => undefined);
}

const patientQuestions = [
  "plan_for_prostate_removal_surgery",
  "return_to_work",
  "have_you_already_received_a_copy_of_prostate_cancer",
] as const satisfies (keyof typeof kitForm.fields)[];

/** Those who order for others have nothing to answer for one patient: what is unanswered becomes "Not applicable", and is open again for those who do not. */
function answerForOthers({ target }: ChangeEvent<HTMLElement>) {
  if (!(target instanceof HTMLSelectElement && target.name === "rkwho" && target.form)) return;
  const others = orderedForOthers.includes(target.value);
  for (const name of patientQuestions) {
    const buttons = [...target.form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)];
    const notApplicable = buttons.at(-1);
    if (others && buttons.every(({ checked }) => !checked)) notApplicable?.click();
    if (!others && notApplicable) notApplicable.checked = false;
  }
}

/** Where the button in the hero leads. */
export const kitRequestId = "request";

type KitRequestProps = { shipping: string; mailingListDefault: boolean };

/** The request for kits; one a browser and day, unless it is for somebody else. */
export function KitRequest({ shipping, mailingListDefault }: KitRequestProps) {
  // A new form each time, so that the confirmation of the last one is put away.
  const [round, setRound] = useState(0);
  // What was pressed for it is gone with the last form: the reader goes on at the first question of the new one.
  const [already, setAlready] = useState(false);
  useEffect(() => setAlready(day.requestedToday()), []);
  useEffect(() => {
    if (round > 0) document.getElementById(fieldId(kitForm, "rkfname"))?.focus();
  }, [round]);
  // "No" and "Not applicable" are sent as one: where the form comes back, who it is for tells which it was.
  const cameBack = useFormReturn(kitForm.number);
  const ofSame = orderedForOthers.includes(cameBack?.answers?.rkwho ?? "") ? "last" : "first";
  function requestAnother() {
    day.forget();
    setAlready(false);
    setRound(round + 1);
  }
  function sent(answers: Record<string, string>) {
    day.remember();
    setAlready(true);
    if (answers.join_mailing_list) void joinMailingList(answers);
  }
  const another = (
    <Button variant="secondary" onClick={requestAnother}>
      {kitRequestCopy.another}
    </Button>
  );
  const nothingSent = (
    <>
      <p>{kitRequestCopy.already}</p>
      {another}
    </>
  );
  return (
    <section id={kitRequestId} aria-labelledby="kit-title" className="kit-request" onChange={answerForOthers}>
      <h2 id="kit-title" className="sr-only">
        {kitRequestCopy.formTitle}
      </h2>
      {already && (
        <Alert tone="good" title={kitRequestCopy.alreadyTitle}>
          <p>{kitRequestCopy.alreadyToday}</p>
          <p>{another}</p>
        </Alert>
      )}
      {shipping && (
        <Alert title={kitRequestCopy.shippingTitle}>
          <p>{shipping}</p>
        </Alert>
      )}
      <PostedForm
        key={round}
        form={kitForm}
        another={round > 0}
        instead={() => (day.requestedToday() ? nothingSent : undefined)}
        onSent={sent}
      >
        {(field) => (
          <>
            <div className="field-row">
              {field("rkfname")}
              {field("rklname")}
            </div>
            {field("rkadd")}
            <div className="field-row">
              {field("rkcity")}
              {field("rkprov")}
            </div>
            <div className="field-row">
              {field("rkpcode")}
              {field("rktel")}
            </div>
            {field("rkemail")}
            <div className="field-row">
              {field("rkquant")}
              {field("rkwho")}
            </div>
            <p className="kit-for-others">{kitRequestCopy.forOthers}</p>
            {patientQuestions.map((name) => (
              <Fragment key={name}>{field(name, { ofSame })}</Fragment>
            ))}
            {field("comment")}
            {field("kit_in_french")}
            {field("join_mailing_list", { ticked: mailingListDefault })}
            <p className="field-hint">{kitRequestCopy.once}</p>
          </>
        )}
      </PostedForm>
    </section>
  );
}
