import type { ShouldRevalidateFunctionArgs } from "react-router";
import { PageBody } from "~/blocks/page-body";
import { identityOf } from "~/content/site";
import { siteContentContext } from "~/content/site-content";
import { pageFrame } from "~/content/views/section-page";
import type { PageParameters, RouteHandle } from "~/route-handle";
import { pageMeta } from "~/shell/page-meta";
import type { Route } from "./+types/route";
import { libraryOf } from "./library-video";
import { VideoLibrary } from "./video-library";
import { videoLibraryCopy as copy } from "./video-library-copy";
import "./video-library.css";

const longestTitle = 200;

const parameters: PageParameters = (search, { playlists, videos }) => {
  const title = search.get("title")?.trim() ?? "";
  const known = (documents: readonly { slug: string }[], slug: string | null) =>
    documents.find((document) => document.slug === slug)?.slug;
  return {
    playlist: known(playlists, search.get("playlist")),
    title: title.length <= longestTitle ? title : undefined,
    video: known(videos, search.get("video")),
  };
};
export const handle: RouteHandle = {
  script: "now where asked",
  parameters: import.meta.env.SSR && parameters,
};

export function loader({ context, request }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const { searchParams } = new URL(request.url);
  return {
    page: pageFrame(content, "/about-prostate-cancer/video-library", copy),
    library: libraryOf(content),
    playlist: searchParams.get("playlist") ?? "",
    title: searchParams.get("title") ?? "",
  };
}

/** The list is filtered here; opening a video changes the address alone. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.page.meta, identityOf(matches)) : [];
}

export default function VideoLibraryPage({ loaderData }: Route.ComponentProps) {
  const { page, library, playlist, title } = loaderData;
  return (
    <PageBody page={page}>
      <VideoLibrary library={library} playlist={playlist} title={title} />
    </PageBody>
  );
}
