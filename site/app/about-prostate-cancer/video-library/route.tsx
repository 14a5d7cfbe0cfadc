import { PageBody } from "~/blocks/page-body";
import { pageFrame } from "~/content/section-page";
import { siteContentContext } from "~/content/site-content";
import type { RouteHandle } from "~/route-handle";
import { pageMeta } from "~/shell/page-meta";
import { identityOf } from "~/shell/site";
import type { Route } from "./+types/route";
import { videoLibraryCopy as copy } from "./copy";

export const handle: RouteHandle = { script: "now" };

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const page = pageFrame(content, "/about-prostate-cancer/video-library", copy);
  return { page, videos: content.videos, playlists: content.playlists };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.page.meta, identityOf(matches)) : [];
}

export default function VideoLibrary({ loaderData }: Route.ComponentProps) {
  return (
    <PageBody page={loaderData.page}>
      <ul>
        {loaderData.videos.map((video) => (
          <li key={video.id}>{video.title}</li>
        ))}
      </ul>
    </PageBody>
  );
}
