import { randomUUID } from "node:crypto";
import { handleEndpoints } from "payload";
import type { Role } from "../../../access/roles.ts";
import { staffTokens } from "../../../testing/staff-tokens.ts";
import { startTestPayload } from "../../../testing/test-payload.ts";
import { followUpDue } from "../../follow-up/follow-up-due.ts";
import { bankDay } from "../../money/period.ts";
import { saveReceiptSettings } from "../../receipts/testing/approved-donation.ts";
import { findDonation } from "../../record/donation-store.ts";

export const atwater = {
  b_fname: "Margaret",
  b_lname: "Atwater",
  b_add: "1 Main St",
  b_city: "Toronto",
  b_prov: "Ontario",
  b_pcode: "m5v2t6",
  b_country: "Canada",
};

/** What the form of a gift sends: a cheque of today, with what differs. */
export const cheque = (own: object = {}) => ({
  ...{ key: randomUUID(), how: "cheque", day: bankDay(new Date()), amount: "1,000", deposit: "new" },
  ...{ area: "Research", donor: "new", reference: "0042", ...atwater },
  ...own,
});

/** A system in which staff of each role enter gifts by the endpoints that their screens use. */
export async function startFinanceDesk() {
  const app = await startTestPayload();
  const { payload } = app;
  payload.logger.level = "silent";
  const tokens = await staffTokens(payload);
  await saveReceiptSettings(payload);
  await payload.updateGlobal({
    slug: "givingChoices",
    data: { areas: [{ name: "Research", value: "Research", costCentre: "4100" }] },
  });

  async function post(role: Role, path: string, body: object) {
    const request = new Request(`http://localhost:3001/api${path}`, {
      method: "POST",
      headers: { Authorization: `JWT ${tokens.get(role)}`, "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    const response = await handleEndpoints({ config: payload.config, request });
    const answer = await response.json();
    return { status: response.status, answer, words: String(answer.message ?? answer.errors?.[0]?.message) };
  }

  const reread = (id: number) => findDonation(payload, { id: { equals: id } });

  /** Enters it as finance do, and answers the row. */
  async function entered(form: object) {
    const { status, answer, words } = await post("finance", "/offline/gifts", form);
    if (status !== 200) throw new Error(words);
    const gift = await reread(Number(new URL(answer.next, "http://admin").searchParams.get("entered")));
    if (!gift) throw new Error("no gift");
    return gift;
  }

  const followUps = (inMs = 0) => followUpDue(payload, { now: new Date(Date.now() + inMs), atMost: 100 });

  return { app, payload, post, reread, entered, followUps };
}

export const depositIn = ({ deposit }: { deposit?: unknown }) => Number(deposit);
