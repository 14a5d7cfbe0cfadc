import { ArrowDown } from "lucide-react";
import { PageBody } from "~/blocks/page-body";
import { identityOf } from "~/content/site";
import { siteContentContext } from "~/content/site-content";
import { placesPart } from "~/content/views/page-view";
import { pageFrame } from "~/content/views/section-page";
import { BeforeReact } from "~/document/before-react";
import { pageMeta } from "~/shell/page-meta";
import { buttonClass } from "~/ui/button/button";
import type { Route } from "./+types/route";
import "../get-support.css";
import kitBeforeReact from "./kit-before-react.ts?inline-script";
import { KitRequest, kitRequestId } from "./kit-request";

const copy = { title: "Reef Knot Kits", description: "A free information kit by mail." };
const request = "Request a kit";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const page = pageFrame(content, "/get-support/reef-knot-kits", copy);
  const { kitShippingText: shipping, mailingListDefault } = content.siteSettings;
  return { page, placed: placesPart(page, "kit-form"), shipping, mailingListDefault };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.page.meta, identityOf(matches)) : [];
}

export default function ReefKnotKits({ loaderData }: Route.ComponentProps) {
  const { page, placed, shipping, mailingListDefault } = loaderData;
  const form = (
    <>
      <KitRequest shipping={shipping} mailingListDefault={mailingListDefault} />
      <BeforeReact script={import.meta.env.SSR ? kitBeforeReact : ""} />
    </>
  );
  const toForm = (
    <a href={`#${kitRequestId}`} className={buttonClass({})}>
      <ArrowDown aria-hidden="true" />
      <span>{request}</span>
    </a>
  );
  return (
    <PageBody page={page} parts={{ "kit-form": form }} actions={toForm}>
      {!placed && form}
    </PageBody>
  );
}
