import { contactForm } from "@pcf/contract/forms/contact-form";
import { PageBody } from "~/blocks/page-body";
import { identityOf } from "~/content/site";
import { siteContentContext } from "~/content/site-content";
import { pageFrame } from "~/content/views/section-page";
import { PostedForm } from "~/forms/posted-form";
import { pageMeta } from "~/shell/page-meta";
import type { Route } from "./+types/route";

const copy = {
  title: "Contact us",
  description: "Reach our office by email, phone, mail or the form on this page.",
};

export function loader({ context }: Route.LoaderArgs) {
  return { page: pageFrame(context.get(siteContentContext), "/about-us/contact-us", copy) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.page.meta, identityOf(matches)) : [];
}

export default function ContactUs({ loaderData: { page } }: Route.ComponentProps) {
  const form = <PostedForm form={contactForm} />;
  // Before staff have written the page, its form is all there is.
  return (
    <PageBody page={page} parts={{ "contact-form": form }}>
      {page.blocks.length === 0 && form}
    </PageBody>
  );
}
