import { groupDetailsUrl } from "@pcf/contract/urls";
import { type ReactNode, useEffect } from "react";
import { useFetcher } from "react-router";
import type { loader } from "./group/details";
import { GroupDetails } from "./group-details";

type OpenedGroupProps = { slug: string; wanted: boolean; children: ReactNode };

/** What an open card shows: what the page itself knows of the group, until all that is known has come. */
export function OpenedGroup({ slug, wanted, children }: OpenedGroupProps) {
  return wanted ? <AllDetails slug={slug}>{children}</AllDetails> : children;
}

/** Asks once. Where nothing comes, the page's own words stay, with the way to the group's own page. */
function AllDetails({ slug, children }: Omit<OpenedGroupProps, "wanted">) {
  const { load, data } = useFetcher<typeof loader>({ key: `group-${slug}` });
  useEffect(() => {
    if (!data) load(groupDetailsUrl(slug));
  }, [load, data, slug]);
  return data ? <GroupDetails {...data} /> : children;
}
