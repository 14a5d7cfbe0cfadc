import type { Endpoint, PayloadRequest } from "payload";
import { mailLinkPage as page } from "../../mail/mail-link-page.ts";
import { updateIf } from "../../platform/database/update-if.ts";
import { subscriberOfToken } from "./confirmation-token.ts";
import { notTriedYet } from "./pass-on-subscribers.ts";
import { confirmationWords, copy } from "./shown-words.ts";

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
