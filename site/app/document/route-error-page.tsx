import { useEffect, useRef } from "react";
import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { useOptionalSite } from "~/content/site";
import { Helpline } from "~/shell/helpline";
import { shellCopy } from "~/shell/shell-copy";
import { buttonClass } from "~/ui/button/button";

const copy = {
  errorTitle: "Unhandled Thrown Error!",
  errorText:
    "This page could not be shown. The connection was lost, or something went wrong on our side. Please try again in a moment.",
  errorRetry: "Try again",
  errorHome: "Back to home",
  busyTitle: "One moment, please",
  busyText: "Very many people are using our website. Please try again in a few seconds.",
};

/**
 * The page of a route that threw or whose data did not come. The error itself is for the log, never for the reader, who
 * may have been on the way to a telephone number. Its links ask the server: the application may not be fit to go on.
 */
export function RouteErrorPage() {
  const phone = useOptionalSite()?.company.contact.find((contact) => contact.id === "telTF");
  const { key } = useLocation();
  const error = useRouteError();
  const busy = isRouteErrorResponse(error) && error.status === 503;
  const heading = busy ? copy.busyTitle : copy.errorTitle;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The key of a document that has just come from the server. There the reader begins at the top by themselves.
    if (key !== "default") title.current?.focus();
  }, [key]);
  return (
    <div className="page section stack">
      <title>{heading}</title>
      <h1 ref={title} tabIndex={-1}>
        {heading}
      </h1>
      <p className="lead measure">{busy ? copy.busyText : copy.errorText}</p>
      <p className="button-row">
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of this very page. */}
        <a href="" className={buttonClass({})}>
          {copy.errorRetry}
        </a>
        <a href="/" className={buttonClass({ variant: "secondary" })}>
          {copy.errorHome}
        </a>
      </p>
      {phone && (
        <p>
          {shellCopy.talk}: <a href={phone.href}>{phone.value}</a>
        </p>
      )}
      <Helpline />
    </div>
  );
}

/** The same where nothing else of the site could be shown. */
export function RootErrorPage() {
  return (
    <main id="main" tabIndex={-1}>
      <RouteErrorPage />
    </main>
  );
}
