/**
 * Card testers: `node bench/card-testers.ts SITE TRIES` [NUMBER] sends so many tries, half without a human check and half with used
 * ones; `node bench/card-testers.ts SITE solve NUMBER` solves every puzzle, until it is ended.
 */
import { randomBytes, randomUUID } from "node:crypto";
import { setPriority } from "node:os";
import { declinedRange } from "../backend/src/donations/gateway/simulator/test-outcomes.ts";
import { fetchCaptcha, giveByBrowser, postGift } from "../backend/src/donations/testing/browser-donor.ts";
import { amountOf, cardNumber } from "../backend/src/donations/testing/donation-form.ts";

const [site = "", what = "", number = "0"] = process.argv.slice(2);
// Whoever attacks does not take the machine's time from those who are attacked.
setPriority(10);
const atOnce = 50;
let sent = 0;

const address = () => [...randomBytes(4)].join(".");
const fields = () => {
  sent += 1;
  const body = Number(`${declinedRange}${number}${String(sent).padStart(8, "0")}`);
  return { ...amountOf("5"), card_number: cardNumber(body), b_email: `${randomUUID()}@mail.example` };
};

if (what === "solve") {
  for (;;) await giveByBrowser(site, { address: address(), fields: fields(), patienceMs: 60_000 });
} else {
  const used = await Promise.all(Array.from({ length: 10 }, () => fetchCaptcha(site)));
  const worker = async () => {
    while (sent < Number(what)) {
      const token = sent % 2 ? (used[sent % used.length] ?? "") : "no check";
      await postGift(site, address(), { ...fields(), token }).catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  process.exit(0);
}
