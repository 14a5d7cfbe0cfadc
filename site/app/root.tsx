import { readFormReturn } from "@pcf/contract/forms/form-return";
import { Outlet, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import type { Route } from "./+types/root";
import { perContent } from "./content/per-content";
import { postViewerAddress } from "./content/post-viewer-address";
import { demoGatewayContext, returnedFormContext, siteOriginContext } from "./content/request-contexts";
import { type RootData, toSharedText } from "./content/site";
import { siteContentContext } from "./content/site-content";
import { NewsletterPlace } from "./forms/newsletter/newsletter-place";
import { Shell } from "./shell/shell";
import below from "./styles/below.css?url";
import "./styles/app.css";
import print from "./styles/print.css?url";

export { Document as Layout } from "./document/document";
export { RootErrorPage as ErrorBoundary } from "./document/route-error-page";

export const links = () => [
  { rel: "stylesheet", href: below },
  { rel: "stylesheet", href: print, media: "print" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

const sharedText = perContent((content) => ({ text: toSharedText(content) }));

export function loader({ context, url }: Route.LoaderArgs): RootData {
  const content = context.get(siteContentContext);
  return {
    shared: sharedText(content).text,
    identity: { origin: context.get(siteOriginContext), foundation: content.company.name },
    demoGateway: context.get(demoGatewayContext),
    returnedForm: context.get(returnedFormContext) ?? readFormReturn(url.searchParams),
  };
}

/** Links within the running application go where the server would lead them (`server/site-server.ts`). */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request }) => {
    const viewer = postViewerAddress(new URL(request.url));
    if (viewer) throw redirect(viewer);
  },
];

/** What every page shares is read once a visit; a page's own data says nothing new about it. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod ? defaultShouldRevalidate : false;
}

export default function App() {
  return (
    <Shell newsletter={<NewsletterPlace />}>
      <Outlet />
    </Shell>
  );
}
