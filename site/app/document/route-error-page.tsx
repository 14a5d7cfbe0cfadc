import { documentCopy as copy } from "./copy";

/** The page of a route that threw. The error itself is for the log, never for the reader. */
export function RouteErrorPage() {
  return (
    <main id="main" className="route-error">
      <title>{copy.errorTitle}</title>
      <h1>{copy.errorTitle}</h1>
      <p>{copy.errorText}</p>
      <p>
        <a href="/">{copy.errorHome}</a>
      </p>
    </main>
  );
}
