import { escapedMarkup } from "@pcf/contract/escaped-markup";
import { readCompany } from "../platform/company.ts";

type Words = { title: string; text: string; button?: string; action?: string };

/**
 * The page that a link in a mail opens: a page of its own, which works wherever the mail is opened. What is asked there is done
 * by its `button` alone, which posts to `action`, or back to the same address: programs that look through mail open every link.
 */
export function mailLinkPage({ title, text, button, action: to }: Words, status = 200): Response {
  const action = button
    ? `<form method="post"${to ? ` action="${escapedMarkup(to)}"` : ""}><button type="submit">${escapedMarkup(button)}</button></form>`
    : '<p><a href="/">Home</a></p>';
  const html = `<!doctype html><html lang="en-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapedMarkup(title)}</title>
<style>body{margin:0;background:#f6efe1;color:#22304a;font:18px/1.6 Verdana,Arial,sans-serif}main{max-width:34rem;margin:12vh auto;padding:2rem;background:#fff;border-radius:10px}h1{color:#12284b;font:600 30px/1.3 Georgia,serif;margin:0 0 1rem}button{background:#12284b;color:#fff;border:0;border-radius:6px;padding:14px 26px;font:inherit;cursor:pointer}a{color:#12284b}p.by{color:#4a5872;font-size:15px}</style></head>
<body><main><h1>${escapedMarkup(title)}</h1><p>${escapedMarkup(text)}</p>${action}<p class="by">${escapedMarkup(readCompany().name)}</p></main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
      "Cache-Control": "no-store",
      "Referrer-Policy": "no-referrer",
    },
  });
}
