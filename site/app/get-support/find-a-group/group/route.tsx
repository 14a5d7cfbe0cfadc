import { notFoundUrl } from "@pcf/contract/everywhere-urls";
import { groupPageUrl, groupUrl } from "@pcf/contract/urls";
import { ArrowLeft } from "lucide-react";
import { redirect } from "react-router";
import { identityOf } from "~/content/site";
import { siteContentContext } from "~/content/site-content";
import { pageFrame } from "~/content/views/section-page";
import { detailCopy } from "~/details/detail-copy";
import type { RouteHandle } from "~/route-handle";
import { pageMeta } from "~/shell/page-meta";
import { Breadcrumb } from "~/ui/breadcrumb/breadcrumb";
import { ButtonLink } from "~/ui/button/button";
import { Hero } from "~/ui/hero/hero";
import { TextLink } from "~/ui/link/text-link";
import { Prose } from "~/ui/prose/prose";
import type { Route } from "./+types/route";
import "./group-page.css";
import { findAGroupCopy } from "../find-a-group-copy";
import { GroupConfirmed, GroupContacts, GroupFactList, GroupLinks, GroupLogo } from "../group-details";
import { knownGroup } from "../next-words";
import { GroupNext } from "./group-next";

const copy = findAGroupCopy.page;
const finder = "/get-support/support-groups/find-a-group";
const faq = "/get-support/support-groups/faq";

export const handle: RouteHandle = {
  documents: import.meta.env.SSR && (({ supportGroups }) => supportGroups),
};

export function loader({ context, params }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const known = knownGroup(content, params.groupSlug, new Date());
  if (!known) throw redirect(notFoundUrl);
  const { title, breadcrumb } = pageFrame(content, finder, findAGroupCopy);
  return {
    ...known,
    above: [{ label: detailCopy.home, href: "/" }, ...breadcrumb, { label: title, href: finder }],
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { slug, name, place } = loaderData.group;
  const path = groupPageUrl(slug);
  const words = { title: copy.title(place), description: copy.description(name), path };
  return pageMeta({ ...words, image: undefined, noindex: false }, identityOf(matches));
}

/** One support group, for readers who were sent here, who print it, or who have no JavaScript: above all to call it. */
export default function Group({ loaderData: { group, coming, next, above } }: Route.ComponentProps) {
  const { slug, name, place, provinces, format } = group;
  // The last one that comes is the next that is sure, where one is.
  const unsure = next ? coming.slice(0, -1) : coming;
  return (
    <>
      <Hero
        size="short"
        title={copy.title(place)}
        intro={
          <p>
            {name !== place && <strong className="group-name">{name}</strong>}
            {[findAGroupCopy.formats[format], ...provinces.map(({ name }) => name)].join(" · ")}
          </p>
        }
        before={
          <Breadcrumb
            label={detailCopy.breadcrumb}
            trail={[...above, { label: place, href: groupPageUrl(slug) }]}
          />
        }
      />
      <div className="page page-body group-page">
        <GroupNext group={group} next={next} unsure={unsure} />
        <aside className="group-beside" aria-labelledby="group-facts">
          <GroupLogo logo={group.logo} />
          <h2 id="group-facts">{copy.facts}</h2>
          <GroupFactList group={group} coming={[]} />
          <GroupLinks group={group} />
          <GroupConfirmed group={group} />
        </aside>
        <div className="group-rest">
          {group.contacts.length > 0 && (
            <section>
              <h2>{copy.contacts}</h2>
              <GroupContacts contacts={group.contacts} group={name} />
            </section>
          )}
          {group.html && (
            <section>
              <h2>{copy.about}</h2>
              <Prose html={group.html} />
            </section>
          )}
          <section>
            <h2>{copy.first}</h2>
            <p>
              {copy.firstText} <TextLink href={faq}>{copy.expect}</TextLink>
            </p>
          </section>
          <p>
            <ButtonLink href={groupUrl(slug)} variant="secondary" icon={<ArrowLeft aria-hidden="true" />}>
              {copy.back}
            </ButtonLink>
          </p>
        </div>
      </div>
    </>
  );
}
