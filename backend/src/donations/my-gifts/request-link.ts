import { createHmac } from "node:crypto";
import { linkMinutes } from "@pcf/contract/donation/my-gifts";
import { calledName } from "@pcf/contract/typed-name";
import { myGiftsLinkUrl } from "@pcf/contract/urls";
import type { Payload } from "payload";
import { env } from "../../env.ts";
import { enqueueMail } from "../../mail/enqueue-mail.ts";
import type { Donation } from "../../payload-types.ts";
import { plainAddress } from "../../platform/database/same-address.ts";
import { places } from "../../platform/places.ts";
import { requestedTooOften } from "../protection/protection-counters.ts";
import { donationSecret } from "../record/donation-secret.ts";
import { createDonorLink, hashOf } from "./donor-link.ts";
import { giftsOfAddress, wentThrough } from "./gifts-of-address.ts";

/** So many links are mailed to one address in an hour, and in a day (UTC): enough for somebody who looks for the mail. */
const mostAnHour = 3;
const mostADay = 8;

/** The next free key of today's links to an address, if any: the unique key is the referee between two of a moment. */
async function nextKey(payload: Payload, address: string, now: Date): Promise<string | undefined> {
  const hash = createHmac("sha256", donationSecret("my-gifts")).update(`mailbox:${address}`);
  const prefix = `my-gifts-link:${hash.digest("base64url")}:${now.toISOString().slice(0, 10)}:`;
  const keys = Array.from({ length: mostADay }, (_, index) => `${prefix}${index + 1}`);
  const { totalDocs } = await payload.count({ collection: "outbox", where: { key: { in: keys } } });
  return keys[totalDocs];
}

type Asked = { email: string; now: Date };

async function mailLink(payload: Payload, gift: Donation, to: string, key: string, now: Date) {
  const endsAt = new Date(now.getTime() + linkMinutes * 60_000);
  const link = createDonorLink(donationSecret("my-gifts"), endsAt);
  await payload.db.create({
    collection: "donor-sign-ins",
    data: { link: hashOf(link), gift: gift.id, expiresAt: endsAt.toISOString() },
    returning: false,
  });
  const { myGiftsLinkMail } = await import("./my-gifts-link-mail.ts");
  await enqueueMail(payload, {
    ...(await myGiftsLinkMail({
      firstName: calledName(gift.donor),
      url: new URL(myGiftsLinkUrl(link), env.SITE_URL).href,
      minutes: linkMinutes,
    })),
    key,
    kind: "my-gifts-link",
    to,
    about: { collection: "donations", id: String(gift.id) },
  });
}

/**
 * Mails a link to the donor's own page to an address that has given. It goes to the address as the newest gift has it.
 * Does nothing for any other address (who tries stolen cards must not have us write to people), and after the most mails
 * of an hour or a day.
 */
export async function requestLink(payload: Payload, { email, now }: Asked): Promise<void> {
  const address = plainAddress(email);
  if (await requestedTooOften(payload, { what: "link-to", value: address, most: mostAnHour, now })) return;
  const gift = (await giftsOfAddress(payload, address)).find(wentThrough);
  const to = gift?.donor?.email;
  const key = to && (await nextKey(payload, address, now));
  if (gift && key) await mailLink(payload, gift, to, key, now);
}

/** Each ask reads all addresses, and anybody may ask: many of one moment are to leave room for everybody else. */
const inTurn = places(1);
const longestLine = 200;
let waiting = 0;

/**
 * The same for whoever asks on the site, who is told the same in every case, and before this is done: one at a time in a process.
 * Who comes when the line is too long, as in an attack, may ask again later.
 */
export async function requestLinkInTurn(payload: Payload, asked: Asked): Promise<void> {
  if (waiting >= longestLine) {
    payload.logger.warn("A link to the donor's page was not looked for: too many ask at once");
    return;
  }
  waiting += 1;
  try {
    await inTurn(() => requestLink(payload, asked));
  } finally {
    waiting -= 1;
  }
}
