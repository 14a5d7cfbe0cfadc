import { type ReactNode, useEffect } from "react";
import { Links, Meta, Scripts, ScrollRestoration, useLocation, useMatches } from "react-router";
import type { RouteHandle } from "~/route-handle";
import { hydratedEvent } from "./hydration-events";
import { NavigationAnnouncer } from "./navigation-announcer";
import { PageLinks, PrefetchOnIntent, SpeculationRules } from "./page-links";

/** The cascade's order, said before any stylesheet: which of them comes first is up to the bundler. */
const layers = "@layer properties, theme, base, components, utilities;";

/** What the routes of the page in view say of themselves. */
function useRouteHandles(): RouteHandle[] {
  return useMatches().flatMap((match) => (match.handle ? [match.handle as RouteHandle] : []));
}

/** Tells the page that React answers now. Effects of the document run after those of all its parts. */
function useHydratedSignal() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
    document.dispatchEvent(new Event(hydratedEvent));
  }, []);
}

/** The HTML document around every page. */
export function Document({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  useHydratedSignal();
  const donation =
    useRouteHandles().some((handle) => handle.body === "donation") || pathname.includes("/donate-online");
  return (
    <html lang="en-CA" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <style>{layers}</style>
        <Links />
      </head>
      <body className={donation ? "donation-page" : undefined}>
        <a href="#main" className="skip-link">
          Skip to main content
        </a>
        {children}
        <NavigationAnnouncer />
        <PrefetchOnIntent />
        <PageLinks />
        <SpeculationRules />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
