import { perContent } from "~/content/per-content";
import { siteContentContext } from "~/content/site-content";
import { groupsByProvince } from "~/content/views/group-view";
import { distinctGroups } from "../../group-filter";
import { type PictureName, pictureFrames, pictureUrl } from "../map-file";
import type { Route } from "./+types/route";
import { countryPicture } from "./country-picture";

const picturesOf = /* @__PURE__ */ perContent((content) => {
  // In the order of the map, which decides whose badge a group between two joins.
  const groups = distinctGroups(groupsByProvince(content));
  const names = Object.keys(pictureFrames) as PictureName[];
  return new Map(
    names.map((name) => [
      pictureUrl(name),
      countryPicture(groups, content.siteSettings.map, pictureFrames[name]),
    ]),
  );
});

/** The map of the groups as a picture, for readers who have not touched the page yet or have no JavaScript. */
export function loader({ context, url }: Route.LoaderArgs) {
  const picture = picturesOf(context.get(siteContentContext)).get(url.pathname);
  return new Response(picture, { headers: { "content-type": "image/svg+xml; charset=utf-8" } });
}
