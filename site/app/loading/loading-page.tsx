import type { Company } from "@pcf/contract/content/company";
import { renderToStaticMarkup } from "react-dom/server";
import { Spinner } from "~/ui/spinner/spinner";

const copy = {
  title: "One moment",
  status: "The site is starting.",
  slow: "This takes longer than usual. The page tries again by itself.",
  retry: "Retry",
  call: "Or call us:",
};

const retrySeconds = 5;

/** Asks every second whether the page is there, shows the longer text after five, and reloads when it is. */
const retryScript = `
setTimeout(function(){document.querySelector("[data-slow]").hidden=false},5000);
setInterval(function(){fetch(location.href,{method:"HEAD",cache:"no-store"}).then(function(r){if(r.status!==503)location.reload()},function(){})},1000);
`.trim();

/** What stands in for every page until there is any content at all. It needs no content, and no script to go on. */
export function renderLoadingPage(options: {
  company: Company;
  stylesheets: string[];
  /** Where the reader wanted to go. */
  path: string;
}): string {
  const { company, stylesheets, path } = options;
  const phone = company.contact.find((contact) => contact.id === "telTF");
  const more = (
    <>
      <p>{copy.slow}</p>
      <p>
        <a href={path} className="button button-primary">
          {copy.retry}
        </a>
      </p>
      {phone && (
        <p>
          {copy.call} <a href={phone.href}>{phone.value}</a>
        </p>
      )}
    </>
  );
  const page = (
    <html lang="en-CA">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${copy.title} | ${company.name}`}</title>
        {stylesheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <noscript>
          <meta httpEquiv="refresh" content={String(retrySeconds)} />
        </noscript>
      </head>
      <body>
        <main id="main" className="loading-page" data-state="loading" aria-busy="true">
          <h1>{company.name}</h1>
          <Spinner label={copy.status} large />
          <div data-slow hidden role="status">
            {more}
          </div>
          <noscript>{more}</noscript>
        </main>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; React has no other way to write an inline script. */}
        <script dangerouslySetInnerHTML={{ __html: retryScript }} />
      </body>
    </html>
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
}
