import type { Company } from "@pcf/contract/content/company";
import { renderToStaticMarkup } from "react-dom/server";

const copy = {
  title: "One moment, please",
  text: "Very many people are using our website at this moment, and this page has to wait. Please try again in a few seconds.",
  again: "Try this page again",
  home: "Go to our home page",
  call: "Or call us:",
};

/** The page brings all it needs: when the site has much to do, nothing else may come. */
const style = `
html{font:1.25rem/1.6 system-ui,sans-serif;color:#12344d;background:#fff}
body{margin:0}
main{max-width:36rem;margin:0 auto;padding:3rem 1.25rem}
h1{font-size:1.75rem;line-height:1.25}
a{color:#12344d;text-underline-offset:.2em}
a:focus-visible{outline:3px solid #12344d;outline-offset:3px}
li{margin:.75rem 0}
`.trim();

/**
 * What a reader is sent for whose page there is no room just now. It is the same for every page: its first link has no
 * path and so leads to where the reader is.
 */
export function renderBusyPage(company: Company): string {
  const phone = company.contact.find((contact) => contact.id === "telTF");
  const page = (
    <html lang="en-CA">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${copy.title} | ${company.name}`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; React has no other way to write a style. */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <main id="main">
          <p>{company.name}</p>
          <h1>{copy.title}</h1>
          <p>{copy.text}</p>
          <ul>
            <li>
              {/* biome-ignore lint/a11y/useValidAnchor: an address without a path is the page's own. */}
              <a href="">{copy.again}</a>
            </li>
            <li>
              <a href="/">{copy.home}</a>
            </li>
            {phone && (
              <li>
                {copy.call} <a href={phone.href}>{phone.value}</a>
              </li>
            )}
          </ul>
        </main>
      </body>
    </html>
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
}
