import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { BeforeReact } from "~/document/before-react";
import { Button } from "~/ui/button/button";
import countBeforeReact from "./count-before-react.ts?inline-script";
import { countDown } from "./count-down";
import { page404Copy as copy } from "./page-404-copy";
import "./redirect-countdown.css";

/** Takes the reader to `to` after `seconds`, says so once a second, and lets the reader stay. */
export function RedirectCountdown({ seconds, to }: { seconds: number; to: string }) {
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
