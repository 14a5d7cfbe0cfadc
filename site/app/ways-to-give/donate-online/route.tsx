import { type GivingChoice, offeredOn } from "@pcf/contract/donation/giving-choices";
import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { givingUrls } from "@pcf/contract/urls";
import { ArrowLeft, BadgeCheck, LockKeyhole, Phone, ReceiptText } from "lucide-react";
import { identityOf, useSite } from "~/content/site";
import { siteContentContext } from "~/content/site-content";
import { pageFrame } from "~/content/views/section-page";
import { BeforeReact } from "~/document/before-react";
import type { RouteHandle } from "~/route-handle";
import { pageMeta } from "~/shell/page-meta";
import { Alert } from "~/ui/alert/alert";
import { FirstScreen } from "~/ui/hero/first-screen";
import { PageLink } from "~/ui/link/page-link";
import { useReceiptMinimum } from "../amounts";
import { tollFree } from "../company-contact";
import { GivingHelp } from "../giving-help";
import type { Route } from "./+types/route";
import { donateOnlineCopy as copy } from "./donate-online-copy";
import { DonationForm } from "./donation-form";
import { lateNoteId } from "./first-step";
import formBeforeReact from "./form-before-react.ts?inline-script";
import "../giving.css";
import "./donate-online.css";

export const handle: RouteHandle = { body: "donation" };

/** Such browsers cannot run the form; this runs before anything else and is plain enough for them. */
const oldBrowser = `if(typeof Promise==="undefined")location.replace("${givingUrls.submissionError}?error=promise")`;

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const today = charityDay(new Date());
  const offered = (choices: GivingChoice[]) =>
    offeredOn(choices, today).map(({ value, name }) => ({ value, label: name }));
  const { areas, occasions, impact } = content.givingChoices;
  return {
    page: pageFrame(content, givingUrls.form, copy),
    choices: { areas: offered(areas), occasions: offered(occasions), impact },
  };
}

/** A change of step is no new page: nothing is read again. */
export const shouldRevalidate = () => false;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.page.meta, identityOf(matches)) : [];
}

export default function DonateOnline({ loaderData: { page, choices } }: Route.ComponentProps) {
  return (
    <div className="giving">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a fixed text of our own, named by its hash in the CSP. */}
      <script dangerouslySetInnerHTML={{ __html: oldBrowser }} />
      <FirstScreen stylesFollow>
        <header className="giving-head">
          <PageLink to="/ways-to-give" className="giving-back">
            <ArrowLeft aria-hidden="true" />
            {copy.wayBack}
          </PageLink>
          <h1>{page.title}</h1>
          {page.intro && <p className="lead needs-script">{page.intro}</p>}
        </header>
      </FirstScreen>
      <noscript>
        <GivingHelp withoutScript />
      </noscript>
      <div className="needs-script">
        <DonationForm title={page.meta.title} choices={choices} />
        <LateNote />
        <BeforeReact script={import.meta.env.SSR ? formBeforeReact : ""} />
      </div>
      <TrustNotes />
    </div>
  );
}

/** How else to give, for a donor who has pressed Next and whose form does not come (`first-step.ts` shows it). */
function LateNote() {
  const { company } = useSite();
  const phone = tollFree(company);
  return (
    // The place is there from the start, so that screen readers say what appears in it.
    <div role="status" className="late-note">
      <div id={lateNoteId} hidden suppressHydrationWarning>
        <Alert tone="warn" title={copy.late.title}>
          {copy.late.text} <a href={phone.href}>{phone.value}</a>.
        </Alert>
      </div>
    </div>
  );
}

/** Why a donor may trust the page, in four short lines that are true. */
function TrustNotes() {
  const { company } = useSite();
  const phone = tollFree(company);
  const minimum = useReceiptMinimum();
  return (
    <aside className="trust" aria-label={copy.trust.title}>
      <ul>
        <li>
          <BadgeCheck aria-hidden="true" />
          <span>
            {copy.trust.charity} <strong>{company.charityNumber}</strong>
          </span>
        </li>
        <li>
          <ReceiptText aria-hidden="true" />
          <span>{copy.trust.receipt(minimum.amount)}</span>
        </li>
        <li>
          <LockKeyhole aria-hidden="true" />
          <span>{copy.trust.secure}</span>
        </li>
        <li>
          <Phone aria-hidden="true" />
          <span>
            {copy.trust.call} <a href={phone.href}>{phone.value}</a>
          </span>
        </li>
      </ul>
    </aside>
  );
}
