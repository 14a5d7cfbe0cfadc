import { givingUrls } from "@pcf/contract/urls";
import { pageFrame } from "~/content/section-page";
import { siteContentContext } from "~/content/site-content";
import { BeforeReact } from "~/document/before-react";
import type { RouteHandle } from "~/route-handle";
import { pageMeta } from "~/shell/page-meta";
import { identityOf } from "~/shell/site";
import { FirstScreen } from "~/ui/hero/first-screen";
import { GivingHelp } from "../giving-help";
import type { Route } from "./+types/route";
import { donateOnlineCopy as copy } from "./donate-online-copy";
import { DonationForm } from "./donation-form";
import formBeforeReact from "./form-before-react.ts?inline-script";
import { LateNote } from "./late-note";
import { TrustNotes } from "./trust-notes";
import "../giving.css";
import "./donate-online.css";

export const handle: RouteHandle = { body: "donation" };

/** Such browsers cannot run the form; this runs before anything else and is plain enough for them. */
const oldBrowser = `if(typeof Promise==="undefined")location.replace("${givingUrls.submissionError}?error=promise")`;

export function loader({ context }: Route.LoaderArgs) {
  return { page: pageFrame(context.get(siteContentContext), givingUrls.form, copy) };
}

/** A change of step is no new page: nothing is read again. */
export const shouldRevalidate = () => false;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.page.meta, identityOf(matches)) : [];
}

export default function DonateOnline({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <div className="giving">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a fixed text of our own, named by its hash in the CSP. */}
      <script dangerouslySetInnerHTML={{ __html: oldBrowser }} />
      <FirstScreen stylesFollow>
        <header className="giving-head">
          <h1>{page.title}</h1>
          {page.intro && <p className="lead needs-script">{page.intro}</p>}
        </header>
      </FirstScreen>
      <noscript>
        <GivingHelp withoutScript />
      </noscript>
      <div className="needs-script">
        <DonationForm title={page.meta.title} />
        <LateNote />
        <BeforeReact script={import.meta.env.SSR ? formBeforeReact : ""} />
      </div>
      <TrustNotes />
    </div>
  );
}
