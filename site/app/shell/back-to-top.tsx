import { backToTopThresholdPx } from "@pcf/contract/constants";
import { ArrowUp } from "lucide-react";
import { useEffect, useState } from "react";
import { shellCopy as copy } from "./shell-copy";

/** A way back up, once the reader is far down the page. */
export function BackToTop() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const look = () => setShown(window.scrollY > backToTopThresholdPx);
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, []);
  if (!shown) return null;
  return (
    <div className="back-to-top">
      <button
        type="button"
        className="page"
        onClick={() => {
          window.scrollTo({ top: 0 });
          document.querySelector<HTMLElement>(".header-home")?.focus({ preventScroll: true });
        }}
      >
        <ArrowUp aria-hidden="true" />
        <span>{copy.backToTop}</span>
      </button>
    </div>
  );
}
