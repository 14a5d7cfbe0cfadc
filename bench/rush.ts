/**
 * Two hundred donors who press the button at the same moment, through the site, with a gateway that takes 300 ms: once each
 * from an address of their own, once all from one, as in an office or at an event. Each gives a sum of their own, by which a
 * second charge would show.
 */
import { z } from "zod";
import { giveByBrowser, humanCheck } from "../backend/src/donations/testing/browser-donor.ts";
import { amountOf, cardNumber } from "../backend/src/donations/testing/donation-form.ts";
import { startTestStack } from "../bin/lib/test-stack.ts";
import type { Row } from "./rows.ts";

const donors = 200;
const latencyMs = 300;
const ledgerSchema = z.array(z.object({ type: z.string(), amount: z.string() }));

async function rush(from: string, addressOf: (at: number) => string): Promise<Row[]> {
  const stack = await startTestStack({ HUMAN_CHECK_COST: "1", TRUST_PROXY: "1" });
  try {
    const { siteUrl, simulatorUrl } = stack;
    const settings = { method: "POST", body: JSON.stringify({ latencyMs }) };
    await fetch(`${simulatorUrl}/simulator/settings`, settings);
    const tokens: string[] = [];
    for (let at = 0; at < donors; at++) tokens.push(await humanCheck(siteUrl));
    const sum = (at: number) => ((5_000 + at) / 100).toFixed(2);
    const given = await Promise.all(
      tokens.map((token, at) =>
        giveByBrowser(siteUrl, {
          address: addressOf(at),
          token,
          patienceMs: 60_000,
          fields: { ...amountOf(sum(at)), card_number: cardNumber(400_000_000_000_000 + at) },
        }),
      ),
    );
    const approved = given.filter((each) => each.approved).length;
    const slowest = Math.max(...given.map(({ ms }) => ms));
    const slowestFirst = Math.max(...given.map(({ firstMs }) => firstMs));
    const inLine = given.filter(({ posts }) => posts > 1).length;
    const ledger = ledgerSchema.parse(await (await fetch(`${simulatorUrl}/simulator/transactions`)).json());
    const charged = ledger.filter(({ type }) => type === "purchase").map(({ amount }) => amount);
    const once = new Set(charged).size === charged.length && charged.length === approved;
    return [
      {
        what: `${donors} donors at once ${from}, gateway ${latencyMs} ms: approved; last answer; slowest first answer; stood in line`,
        measured: `${approved}; ${(slowest / 1_000).toFixed(1)} s; ${(slowestFirst / 1_000).toFixed(1)} s; ${inLine}`,
        target: `${donors}; ≤ 60 s; ≤ 10 s`,
        holds: approved === donors && slowest <= 60_000 && slowestFirst <= 10_000,
      },
      {
        what: "each of them charged once",
        measured: `${charged.length} charges`,
        target: `${donors}`,
        holds: once,
      },
    ];
  } finally {
    await stack.stop();
  }
}

export async function rushRows(): Promise<Row[]> {
  return [
    ...(await rush("from their own addresses", (at) => `198.51.100.${at}`)),
    ...(await rush("from one address", () => "198.51.100.7")),
  ];
}
