import { siteOriginContext } from "~/content/request-contexts";
import type { Route } from "./+types/robots";

export function loader({ context }: Route.LoaderArgs) {
  const sitemap = new URL("/sitemap.xml", context.get(siteOriginContext)).href;
  return new Response(
    [
      "User-agent: *",
      "Disallow: /api/",
      "Disallow: /preview",
      "Disallow: /search",
      `Sitemap: ${sitemap}`,
      "",
    ].join("\n"),
    { headers: { "content-type": "text/plain; charset=utf-8" } },
  );
}
