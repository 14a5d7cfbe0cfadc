import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "~/ui/button/button";
import { page404Copy as copy } from "./page-404-copy";
import "./redirect-countdown.css";

/** Takes the reader to `to` after `seconds`, says so once a second, and lets the reader stay. */
export function RedirectCountdown({ seconds, to }: { seconds: number; to: string }) {
  const navigate = useNavigate();
  const said = useRef<HTMLParagraphElement>(null);
  const [left, setLeft] = useState<number | "stay" | "not started">("not started");

  useEffect(() => setLeft(seconds), [seconds]);
  useEffect(() => {
    if (typeof left !== "number") return;
    if (left <= 0) {
      navigate(to, { replace: true });
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, navigate, to]);

  return (
    <div className="redirect-countdown">
      <p ref={said} role="status" tabIndex={-1}>
        {left === "stay" ? copy.stayed : typeof left === "number" && copy.countdown(left)}
      </p>
      {typeof left === "number" && (
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            setLeft("stay");
            // The button goes, and the focus with it, unless it is led to the words that take its place.
            said.current?.focus();
          }}
        >
          {copy.stay}
        </Button>
      )}
    </div>
  );
}
