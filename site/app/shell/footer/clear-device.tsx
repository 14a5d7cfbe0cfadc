import { useState } from "react";
import { shellCopy } from "~/shell/shell-copy";

/** Removes everything this site keeps in the browser, and says so. */
export function ClearDevice() {
  const [cleared, setCleared] = useState(false);
  return (
    <>
      <button
        type="button"
        className="footer-clear"
        onClick={() => {
          try {
            localStorage.clear();
            sessionStorage.clear();
          } catch {
            // A browser that forbids storage keeps nothing.
          }
          setCleared(true);
        }}
      >
        {shellCopy.footer.clear}
      </button>
      <p role="status">{cleared && shellCopy.footer.cleared}</p>
    </>
  );
}
