import { notFoundUrl } from "@pcf/contract/everywhere-urls";
import { groupPageUrl, groupUrl } from "@pcf/contract/urls";
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
import type { Route } from "./+types/route";
import "../group-details.css";
import { findAGroupCopy } from "../find-a-group-copy";
import { GroupDetails } from "../group-details";
import { knownGroup } from "../next-words";

const copy = findAGroupCopy.page;
const finder = "/get-support/support-groups/find-a-group";

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

/** One support group, for readers who were sent here, who print it, or who have no JavaScript. */
export default function Group({ loaderData: { group, coming, above } }: Route.ComponentProps) {
  const { slug, place, provinces, format } = group;
  return (
    <>
      <Hero
        title={copy.title(place)}
        intro={<p>{[findAGroupCopy.formats[format], ...provinces.map(({ name }) => name)].join(" · ")}</p>}
        before={
          <Breadcrumb
            label={detailCopy.breadcrumb}
            trail={[...above, { label: place, href: groupPageUrl(slug) }]}
          />
        }
      />
      <div className="page page-body">
        <div className="page-main">
          <GroupDetails group={group} coming={coming} />
          <p className="group-back">
            <ButtonLink href={groupUrl(slug)} variant="secondary">
              {copy.back}
            </ButtonLink>
          </p>
        </div>
      </div>
    </>
  );
}
