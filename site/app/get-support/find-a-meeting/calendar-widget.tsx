import { useEffect, useRef, useState } from "react";
import { Alert } from "~/ui/alert/alert";
import { Button } from "~/ui/button/button";
import { Spinner } from "~/ui/spinner/spinner";

export const calendarWidgetCopy = {
  title: "Another calendar",
  show: (host: string) => `Show the calendar of ${host}`,
  frame: (host: string) => `Calendar of ${host}`,
  loading: (host: string) => `Loading the calendar of ${host}`,
  failedTitle: (host: string) => `The calendar of ${host} could not load`,
  failed:
    "Our own list above does not need it. You can try again, or open the calendar in a page of its own.",
  nothingToSee: "If there is no calendar above, load it again, or open it on its own page.",
  // Short: on a phone a longer button would reach below the one that leads back to the top.
  again: "Load it again",
  open: (host: string) => `Open ${host}`,
};

/** A page that has not come by then does not come. */
const patienceMs = 20_000;

/**
 * Whether the other company answers at all: a frame says that it has loaded also when it shows the browser's own page of an
 * error. What it answers stays unread.
 */
async function answers(src: string, signal: AbortSignal): Promise<boolean> {
  const answer = fetch(src, {
    mode: "no-cors",
    credentials: "omit",
    referrerPolicy: "no-referrer",
    signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
  });
  return answer.then(
    () => true,
    () => false,
  );
}

type CalendarWidgetProps = {
  /** Address of the other company's page, and its host, which the reader is told. */
  src: string;
  /** Said before anything is loaded. */
  note: string;
};

/** The calendar of another company, which is asked for only when the reader presses the button. */
export function CalendarWidget({ src, note }: CalendarWidgetProps) {
  const [state, setState] = useState<"offered" | "asking" | "framed" | "shown" | "failed">("offered");
  const [tries, setTries] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const { host } = new URL(src);

  useEffect(() => {
    if (tries === 0) return;
    // The button that was pressed is gone.
    place.current?.focus();
    const left = new AbortController();
    void answers(src, left.signal).then((come) => {
      if (!left.signal.aborted) setState(come ? "framed" : "failed");
    });
    return () => left.abort();
  }, [src, tries]);

  useEffect(() => {
    if (state !== "framed") return;
    const timer = setTimeout(() => setState("failed"), patienceMs);
    return () => clearTimeout(timer);
  }, [state]);

  function ask() {
    setState("asking");
    setTries(tries + 1);
  }

  const button = (words: string) => (
    <Button variant="secondary" onClick={ask}>
      {words}
    </Button>
  );
  const ways = (
    <div className="button-row">
      {button(calendarWidgetCopy.again)}
      <a href={src} rel="noreferrer">
        {calendarWidgetCopy.open(host)}
      </a>
    </div>
  );
  const framed = state === "framed" || state === "shown";
  return (
    <section aria-labelledby="calendar-widget" className="calendar-widget">
      <h2 id="calendar-widget">{calendarWidgetCopy.title}</h2>
      {note && <p>{note}</p>}
      {state === "offered" && <p className="needs-script">{button(calendarWidgetCopy.show(host))}</p>}
      <noscript>
        <p>
          <a href={src} rel="noreferrer">
            {calendarWidgetCopy.open(host)}
          </a>
        </p>
      </noscript>
      <div ref={place} tabIndex={-1}>
        {(state === "asking" || state === "framed") && <Spinner label={calendarWidgetCopy.loading(host)} />}
        {state === "failed" && (
          <Alert tone="warn" title={calendarWidgetCopy.failedTitle(host)} role="alert">
            <p>{calendarWidgetCopy.failed}</p>
            {ways}
          </Alert>
        )}
        {framed && (
          <iframe
            src={src}
            title={calendarWidgetCopy.frame(host)}
            // Its own scripts, storage and links in a new window: without these no calendar works. It cannot lead our page away.
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
            referrerPolicy="strict-origin"
            data-shown={state === "shown" || undefined}
            onLoad={() => setState("shown")}
          />
        )}
        {/* A page that may not be framed, or an error in its place, cannot be told from a calendar out here. */}
        {state === "shown" && (
          <>
            <p>{calendarWidgetCopy.nothingToSee}</p>
            {ways}
          </>
        )}
      </div>
    </section>
  );
}
