import { givingUrls } from "@pcf/contract/urls";
import type { RouteHandle } from "~/route-handle";
import { pageMeta } from "~/shell/page-meta";
import { identityOf } from "~/shell/site";
import { Alert } from "~/ui/alert/alert";
import { BackToForm, noStoreHeaders, OutcomePage } from "../outcome-page";
import type { Route } from "./+types/route";
import { recaptchaErrorCopy as copy } from "./recaptcha-error-copy";

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
