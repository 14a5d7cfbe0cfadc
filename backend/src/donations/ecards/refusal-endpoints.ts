import type { Endpoint, PayloadRequest } from "payload";
import { mailLinkPage as page } from "../../mail/mail-link-page.ts";
import { addressOfRefusal, isRefused, setRefused } from "./refusals.ts";

const copy = {
  ask: {
    title: "No more e-cards?",
    text: "Donors can ask us to send a card by e-mail. If you press the button, we send none to your address any more.",
    button: "Send me no more e-cards",
  },
  refused: {
    title: "No more e-cards",
    text: "We send no e-cards to your address any more. For that we keep a scrambled mark from which nobody can read your address. If you change your mind, press the button.",
    button: "Let e-cards come again",
  },
  again: { title: "Thank you", text: "E-cards may come to your address again." },
  unknown: {
    title: "This link is not valid",
    text: "Please open the link from the e-card itself, or call or write to us.",
  },
} as const;

const paths = { refuse: "/ecards/refuse", accept: "/ecards/accept" } as const;

const tokenOf = (req: PayloadRequest) => req.searchParams.get("token") ?? "";
const unknown = () => page(copy.unknown, 404);
const refusedPage = (req: PayloadRequest) =>
  page({ ...copy.refused, action: `/api${paths.accept}?token=${encodeURIComponent(tokenOf(req))}` });

/**
 * `GET /api/ecards/refuse?token=` asks, `POST` notes that its holder wants no e-cards; `POST /api/ecards/accept?token=` takes
 * that back. The token stands in each card.
 */
export const refusalEndpoints: Endpoint[] = [
  {
    path: paths.refuse,
    method: "get",
    handler: async (req) => {
      const address = addressOfRefusal(tokenOf(req));
      if (!address) return unknown();
      return (await isRefused(req.payload, address)) ? refusedPage(req) : page(copy.ask);
    },
  },
  {
    path: paths.refuse,
    method: "post",
    handler: async (req) => {
      const address = addressOfRefusal(tokenOf(req));
      if (!address) return unknown();
      await setRefused(req.payload, address, true);
      return refusedPage(req);
    },
  },
  {
    path: paths.accept,
    method: "post",
    handler: async (req) => {
      const address = addressOfRefusal(tokenOf(req));
      if (!address) return unknown();
      await setRefused(req.payload, address, false);
      return page(copy.again);
    },
  },
];
