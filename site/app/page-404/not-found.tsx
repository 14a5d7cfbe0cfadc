import { ButtonLink } from "~/ui/button/button";
import { EmptyState } from "~/ui/empty-state/empty-state";
import { page404Copy as copy } from "./page-404-copy";
import { RedirectCountdown } from "./redirect-countdown";

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
