import { notFoundUrl } from "@pcf/contract/everywhere-urls";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { BeforeReact } from "~/document/before-react";
import type { PageMeta } from "~/shell/page-meta";
import { Button, ButtonLink } from "~/ui/button/button";
import { EmptyState } from "~/ui/empty-state/empty-state";
import countBeforeReact from "./count-before-react.ts?inline-script";
import { countDown } from "./count-down";
import { page404Copy as copy } from "./page-404-copy";
import "./not-found.css";

/** The head of a page that does not exist, whatever its address. */
export const notFoundMeta: PageMeta = {
  title: copy.title,
  description: copy.description,
  path: notFoundUrl,
  noindex: true,
};

/** What stands where there is no page; after `seconds` the reader is taken home. */
export function NotFound({ seconds }: { seconds: number }) {
  return (
    <div className="page section">
      <EmptyState spot="map-pin" title={copy.title} level={1}>
        <p className="lead">{copy.description}</p>
        <RedirectCountdown seconds={seconds} to="/" />
        <ButtonLink href="/">{copy.home}</ButtonLink>
      </EmptyState>
    </div>
  );
}

/** Takes the reader to `to` after `seconds`, says so once a second, and lets the reader stay. */
function RedirectCountdown({ seconds, to }: { seconds: number; to: string }) {
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) countDown(place.current, () => navigate(to, { replace: true }));
  }, [navigate, to]);
  return (
    <>
      <div
        ref={place}
        className="redirect-countdown"
        data-seconds={seconds}
        data-to={to}
        suppressHydrationWarning
      >
        <p role="status" tabIndex={-1} suppressHydrationWarning>
          {copy.countdown(seconds)}
        </p>
        <Button variant="secondary" size="small" suppressHydrationWarning>
          {copy.stay}
        </Button>
      </div>
      <BeforeReact script={import.meta.env.SSR ? countBeforeReact : ""} />
    </>
  );
}
