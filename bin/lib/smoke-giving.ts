import { setTimeout as sleep } from "node:timers/promises";
import { giveByBrowser } from "../../backend/src/donations/testing/browser-donor.ts";
import { amountOf } from "../../backend/src/donations/testing/donation-form.ts";
import { donationSettingsSchema } from "../../contract/src/donation/donation-settings.ts";
import { donationOutcomeSchema } from "../../contract/src/donation/outcome.ts";
import {
  type RehearsalAnswer,
  rehearsalAnswerSchema,
  rehearsalPath,
} from "../../contract/src/donation/rehearsal.ts";
import { signingHeaders } from "../../contract/src/signed-hook.ts";
import { givingUrls } from "../../contract/src/urls.ts";
import { ask } from "./smoke-reading.ts";

/** How long a donor waits in the line, and how long receipt and mails may take after that. */
const patienceMs = 60_000;
const againAfterMs = 1_000;

type Gift = { orderId: string; email: string };

/**
 * Asks whether a rehearsal may be given, or has one taken away; a gift that is still under way is asked for again.
 *
 * @throws Error when the secret is wrong, or the gift cannot be taken away in time.
 */
async function rehearsal(site: URL, secret: string, gift: Gift | null): Promise<RehearsalAnswer> {
  const until = Date.now() + patienceMs;
  for (;;) {
    const body = JSON.stringify({ gift });
    const headers = {
      "content-type": "application/json",
      ...(await signingHeaders(body, secret, Date.now())),
    };
    const answer = await fetch(new URL(rehearsalPath, site), { method: "POST", body, headers });
    if (answer.status === 401)
      throw new Error("HOOK_SECRET is not that of this site, or the clocks are more than five minutes apart");
    const { rehearsal: said } = rehearsalAnswerSchema.parse(await answer.json());
    if (said !== "under-way" || Date.now() > until) return said;
    await sleep(againAfterMs);
  }
}

/** What a gift is seen to be from outside: its outcome and its receipt, once they are there. */
async function outcomeOf(site: URL, token: string) {
  const address = new URL(`/api/donations/outcome?${new URLSearchParams({ token })}`, site);
  const until = Date.now() + patienceMs;
  for (;;) {
    const outcome = donationOutcomeSchema.parse(await (await ask(address)).json());
    if (!outcome.receiptExpected || outcome.receipt || Date.now() > until) return outcome;
    await sleep(againAfterMs);
  }
}

async function receiptOpens(site: URL, token: string): Promise<void> {
  const search = new URLSearchParams({ token, format: "pdf" });
  const pdf = Buffer.from(await (await ask(new URL(`/api/donations/receipt?${search}`, site))).arrayBuffer());
  if (!pdf.subarray(0, 5).equals(Buffer.from("%PDF-"))) throw new Error("the receipt is no PDF");
}

/**
 * Gives 25 dollars with the gateway's card for trying, opens what the donor would open, and has the gift taken away again with
 * all that came of it. Where cards are charged, nothing is given.
 *
 * @throws Error saying what is wrong; when the gift may still be there, with its order id.
 */
export async function rehearseGiving(site: URL, { secret, email }: { secret: string; email: string }) {
  await ask(new URL(givingUrls.form, site));
  const mayGive = await rehearsal(site, secret, null);
  if (mayGive === "real-gateway") return "cards are charged here: the form opens, and nothing was given";
  if (mayGive === "no-receipts")
    return "the form opens; nothing was given, since nobody is named yet who signs receipts (Site settings, Receipts)";
  const settings = donationSettingsSchema.parse(
    await (await ask(new URL("/api/donations/settings", site))).json(),
  );
  if (settings.hostedCardFields || settings.humanCheck.kind !== "proof-of-work")
    return "card fields or captcha are another service's own: give once by hand, in a browser";
  const { last } = await giveByBrowser(site.origin, {
    fields: {
      ...amountOf("25"),
      b_email: email,
      b_fname: "Rehearsal",
      b_lname: "Of The Site",
      ...(settings.cvd && { card_cvd: "123" }),
    },
    patienceMs,
  });
  if (!last || !("ResponseCode" in last)) throw new Error(`the gift was not taken: ${JSON.stringify(last)}`);
  const { outcome_token: token, id: orderId } = last;
  const seen = await whatDonorSees(site, token).catch((error: unknown) => ({ wrong: error }));
  const left = await rehearsal(site, secret, { orderId, email });
  if (left !== "forgotten") throw new Error(`the gift ${orderId} could not be taken away: ${left}`);
  if (typeof seen !== "string") throw seen.wrong;
  return `given, ${seen}, and taken away again`;
}

/**
 * Opens the pages and the file that a donor opens after a gift; answers what was seen of the receipt.
 *
 * @throws Error saying what does not open.
 */
async function whatDonorSees(site: URL, token: string): Promise<string> {
  const { state, receipt, receiptExpected } = await outcomeOf(site, token);
  if (state !== "approved") throw new Error(`the gift ended as "${state}"`);
  const page = await ask(new URL(`${givingUrls.thankYou}?${new URLSearchParams({ gift: token })}`, site));
  if (!page.headers.get("cache-control")?.includes("no-store"))
    throw new Error(`${givingUrls.thankYou} may be kept by caches`);
  if (receiptExpected && !receipt) throw new Error("the receipt did not come within a minute");
  if (!receipt) return "without a receipt as the settings say";
  await receiptOpens(site, token);
  return `receipt ${receipt.serial} opened`;
}
