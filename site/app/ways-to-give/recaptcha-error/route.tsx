import { givingUrls } from "@pcf/contract/urls";
import { identityOf } from "~/content/site";
import type { RouteHandle } from "~/route-handle";
import { pageMeta } from "~/shell/page-meta";
import { Alert } from "~/ui/alert/alert";
import { BackToForm, noStoreHeaders, OutcomePage } from "../outcome-page";
import type { Route } from "./+types/route";

const copy = {
  title: "ReCaptcha Error",
  description: "The check against automated payments did not succeed. You were not charged.",
  text: "Unable to process donation transaction.",
  charge: "You were not charged.",
  why: "A check that protects cardholders from automated payments did not succeed. This happens when a page has been open for a long time or when a browser blocks parts of it. Please try once more; your answers are kept on this device, except for the card details.",
  again: "Back to the donation form",
};

export const handle: RouteHandle = { script: "now", body: "donation" };
export const headers = noStoreHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ ...copy, path: givingUrls.captchaError, noindex: true }, identityOf(matches));
}

export default function RecaptchaError() {
  return (
    <OutcomePage title={copy.title}>
      <p>{copy.text}</p>
      <Alert title={copy.charge}>{copy.why}</Alert>
      <div className="giving-actions">
        <BackToForm resume>{copy.again}</BackToForm>
      </div>
    </OutcomePage>
  );
}
