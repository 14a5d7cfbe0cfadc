import { type ReactNode, useEffect } from "react";
import { Links, Meta, Scripts, ScrollRestoration } from "react-router";
import { useIsGivingPage } from "~/shell/current-page";
import { hydratedEvent } from "./hydration-events";
import { NavigationAnnouncer } from "./navigation-announcer";
import { PageLinks, PrefetchOnIntent, SpeculationRules } from "./page-links";

/** The cascade's order, said before any stylesheet: which of them comes first is up to the bundler. */
const layers = "@layer properties, theme, base, components, utilities;";

/** The HTML document around every page. */
export function Document({ children }: { children: ReactNode }) {
  const giving = useIsGivingPage();
  // Tells the page that React answers now. Effects of the document run after those of all its parts.
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
    document.dispatchEvent(new Event(hydratedEvent));
  }, []);
  return (
    <html lang="en-CA" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <style>{layers}</style>
        <Links />
      </head>
      <body className={giving ? "donation-page" : undefined}>
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
