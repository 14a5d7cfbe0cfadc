import { escapedMarkup } from "@pcf/contract/escaped-markup";
import type { Endpoint, PayloadRequest } from "payload";
import { readCompany } from "../../company.ts";
import { updateIf } from "../../database/update-if.ts";
import { copy } from "./confirm-copy.ts";
import { subscriberOfToken } from "./confirmation-token.ts";
import { notTriedYet } from "./pass-on-subscribers.ts";
import { confirmationWords } from "./shown-words.ts";

type Words = { title: string; text: string; button?: string };

/** A page of its own, so that it works wherever the mail is opened. */
function page({ title, text, button }: Words, status = 200): Response {
  const action = button
    ? `<form method="post"><button type="submit">${escapedMarkup(button)}</button></form>`
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

const subscriberOf = (req: PayloadRequest) =>
  subscriberOfToken(req.payload, req.searchParams.get("token") ?? "");

/**
 * `GET /api/mailing-list/confirm?token=` asks, `POST` confirms: programs that open every link of a mail must not
 * subscribe anybody.
 */
export const confirmEndpoints: Endpoint[] = [
  {
    path: "/mailing-list/confirm",
    method: "get",
    handler: async (req) => ((await subscriberOf(req)) ? page(copy.ask) : page(copy.unknown, 404)),
  },
  {
    path: "/mailing-list/confirm",
    method: "post",
    handler: async (req) => {
      const subscriber = await subscriberOf(req);
      if (!subscriber) return page(copy.unknown, 404);
      await updateIf(
        req.payload,
        "subscribers",
        // Who has left and presses the button of an old mail asks for it again as well.
        { id: { equals: subscriber.id }, state: { in: ["pending", "left"] } },
        {
          ...{ state: "confirmed", confirmedAt: new Date().toISOString(), confirmedWords: confirmationWords },
          ...notTriedYet,
        },
      );
      return page(copy.done);
    },
  },
];
