import { createHmac, timingSafeEqual } from "node:crypto";
import type { CollectionConfig, Endpoint, Payload, PayloadRequest } from "payload";
import { ownRecords } from "../../access/collection-access.ts";
import { env } from "../../env.ts";
import { mailLinkPage as page } from "../../mail/mail-link-page.ts";
import { plainAddress } from "../../platform/database/same-address.ts";
import { isUniqueViolation } from "../../platform/database/unique-violation.ts";
import { donationSecret } from "../record/donation-secret.ts";

/** Who wants no e-cards any more: a keyed hash of the address, which does not tell whose it is. */
export const ecardRefusals: CollectionConfig = {
  slug: "ecard-refusals",
  graphQL: false,
  access: ownRecords,
  admin: { hidden: true },
  fields: [{ name: "address", type: "text", required: true, unique: true }],
};

const keyed = (words: string) =>
  createHmac("sha256", donationSecret("ecards")).update(words).digest("base64url");
const hashOf = (address: string) => keyed(`recipient:${plainAddress(address)}`);
const sign = (hash: string) => keyed(`refusal:${hash}`);

/** The link in a card by which its recipient refuses further ones. It names the address by its hash alone, and never ends. */
export function refusalUrl(address: string): string {
  const hash = hashOf(address);
  const url = new URL("/api/ecards/refuse", env.SITE_URL);
  url.searchParams.set("token", `${hash}.${sign(hash)}`);
  return url.href;
}

/** The hash of the address to which a link was mailed; `null` for a link that is none of ours. */
export function addressOfRefusal(token: string): string | null {
  const [, hash = "", signature = ""] = /^([\w-]{43})\.([\w-]{43})$/.exec(token) ?? [];
  const given = Buffer.from(signature);
  const right = Buffer.from(sign(hash));
  return given.length === right.length && timingSafeEqual(given, right) ? hash : null;
}

/** Whether an address wants no e-cards, by its hash. */
export async function isRefused(payload: Payload, hash: string): Promise<boolean> {
  const where = { address: { equals: hash } };
  return (await payload.count({ collection: "ecard-refusals", where })).totalDocs > 0;
}

export const refusesEcards = (payload: Payload, address: string): Promise<boolean> =>
  isRefused(payload, hashOf(address));

/** Notes that no e-card goes to an address any more, or that they may again. */
export async function setRefused(payload: Payload, hash: string, refused: boolean): Promise<void> {
  if (!refused) {
    await payload.db.deleteMany({ collection: "ecard-refusals", where: { address: { equals: hash } } });
    return;
  }
  const at = new Date().toISOString();
  try {
    await payload.db.create({
      collection: "ecard-refusals",
      data: { address: hash, createdAt: at, updatedAt: at },
    });
  } catch (error) {
    // Pressed twice.
    if (!isUniqueViolation(error)) throw error;
  }
}

const copy = {
  ask: {
    title: "No more e-cards?",
    text: "Donors can ask us to send a card by email. If you press the button, we send none to your address any more.",
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
