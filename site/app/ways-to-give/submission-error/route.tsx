import { givingUrls } from "@pcf/contract/urls";
import { useSearchParams } from "react-router";
import { identityOf } from "~/content/site";
import type { PageParameters, RouteHandle } from "~/route-handle";
import { pageMeta } from "~/shell/page-meta";
import { Alert } from "~/ui/alert/alert";
import { ButtonLink } from "~/ui/button/button";
import { PageLink } from "~/ui/link/page-link";
import { Spinner } from "~/ui/spinner/spinner";
import { GivingHelp } from "../giving-help";
import { BackToForm, noStoreHeaders, OutcomePage } from "../outcome-page";
import type { Route } from "./+types/route";
import { submissionErrorCopy as copy } from "./submission-error-copy";
import { type SubmissionStatus, useSubmissionStatus } from "./use-submission-status";

const promiseMissing = (search: URLSearchParams) => search.get("error") === "promise";
const parameters: PageParameters = (search) => ({ error: promiseMissing(search) ? "promise" : undefined });
export const handle: RouteHandle = {
  script: "now",
  body: "donation",
  parameters: import.meta.env.SSR && parameters,
};
export const headers = noStoreHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ ...copy, path: givingUrls.submissionError, noindex: true }, identityOf(matches));
}

type Leading = Exclude<SubmissionStatus, "not-charged" | "checking" | "unreachable">;
const thanks = { href: givingUrls.thankYou, label: copy.seeThanks };
const leadsTo: Record<Leading, { href: string; label: string }> = {
  charged: thanks,
  "set-up": thanks,
  "being-checked": { href: givingUrls.fallback, label: copy.follow },
  refused: { href: givingUrls.paymentError, label: copy.seeRefusal },
};

export default function SubmissionError() {
  const [search] = useSearchParams();
  const state = useSubmissionStatus();
  if (promiseMissing(search)) return <OldBrowser />;
  return (
    <OutcomePage title={copy.title}>
      <p>{copy.unknown}</p>
      {state && <WhatBecameOfIt state={state} />}
      <p>
        <PageLink to="/" className="standing-link">
          {copy.home}
        </PageLink>
      </p>
    </OutcomePage>
  );
}

function WhatBecameOfIt({ state }: { state: SubmissionStatus }) {
  if (state === "checking") return <Spinner label={copy.checking} />;
  if (state === "unreachable")
    return (
      <Alert tone="warn" role="status" title={copy.unreachable.title}>
        {copy.unreachable.text}
      </Alert>
    );
  const { title, text } = copy.state[state];
  return (
    <>
      <Alert tone={state === "charged" || state === "set-up" ? "good" : "note"} role="status" title={title}>
        {text}
      </Alert>
      <div className="giving-actions">
        {state === "not-charged" ? (
          <BackToForm resume>{copy.again}</BackToForm>
        ) : (
          <ButtonLink href={leadsTo[state].href}>{leadsTo[state].label}</ButtonLink>
        )}
      </div>
    </>
  );
}

function OldBrowser() {
  return (
    <OutcomePage title={copy.title}>
      <Alert title={copy.promise}>{copy.promiseLong}</Alert>
      <GivingHelp />
      <p>
        <PageLink to="/" className="standing-link">
          {copy.home}
        </PageLink>
      </p>
    </OutcomePage>
  );
}
