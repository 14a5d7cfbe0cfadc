import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { fetchCaptcha, giveByBrowser } from "../backend/src/donations/testing/browser-donor.ts";
import { amountOf, cardNumber, goodCard } from "../backend/src/donations/testing/donation-form.ts";
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
    for (let at = 0; at < donors; at++) tokens.push(await fetchCaptcha(siteUrl));
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

/**
 * Two hundred donors who press the button at the same moment, through the site, with a gateway that takes 300 ms: once each
 * from an address of their own, once all from one, as in an office or at an event. Each gives a sum of their own, by which a
 * second charge would show.
 */
export async function rushRows(): Promise<Row[]> {
  return [
    ...(await rush("from their own addresses", (at) => `198.51.100.${at}`)),
    ...(await rush("from one address", () => "198.51.100.7")),
  ];
}

const tries = 10_000;
const solvers = 2;
const afterwardsMs = 1_000 * Number(process.env.AFTERWARDS_SECONDS ?? 300);
const patienceMs = 120_000;
const calls = z.object({ calls: z.number() });

/** Scripts in a process of their own: so many tries, or with `solve` as many as they get through. */
function testers(siteUrl: string, ...words: string[]) {
  const file = path.join(import.meta.dirname, "card-testers.ts");
  const child = spawn(process.execPath, [file, siteUrl, ...words], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  return { child, ended: once(child, "close") };
}

/**
 * Scripts that test stolen cards through the site: ten thousand tries, each from another address, with another card and
 * another e-mail. Most have no human check or a used one; two processes solve every puzzle, as fast as this machine
 * does. New donors give during the attack, right after it and five minutes later (`AFTERWARDS_SECONDS` for less).
 */
export async function cardTestingRows(): Promise<Row[]> {
  const stack = await startTestStack({ TRUST_PROXY: "1" });
  try {
    const { siteUrl, simulatorUrl } = stack;
    let newDonors = 0;
    const donor = () => {
      newDonors += 1;
      const address = `203.0.113.${newDonors}`;
      return giveByBrowser(siteUrl, {
        address,
        patienceMs,
        fields: { card_number: goodCard, ...amountOf(`${30 + newDonors}`) },
      });
    };
    const crowd = testers(siteUrl, String(tries), "9");
    const payers = Array.from({ length: solvers }, (_, at) => testers(siteUrl, "solve", String(at)));
    await sleep(20_000);
    const during = await donor();
    await crowd.ended;
    const after = await donor();
    await sleep(afterwardsMs);
    const later = await donor();
    for (const { child } of payers) child.kill();
    await Promise.all(payers.map(({ ended }) => ended));
    const gatewayCalls = calls.parse(await (await fetch(`${simulatorUrl}/simulator/calls`)).json()).calls;
    const ofScripts = gatewayCalls - [during, after, later].filter(({ approved }) => approved).length;
    const seconds = ({ approved, ms }: typeof during) =>
      `${(ms / 1_000).toFixed(0)} s${approved ? "" : " (refused)"}`;
    return [
      {
        what: `${tries} scripted tries, all checks solved by ${solvers} processes: calls of the gateway`,
        measured: String(ofScripts),
        target: "< 20",
        holds: ofScripts < 20,
      },
      {
        what: `a new donor during the attack; right after; ${afterwardsMs / 1_000} s later, still under way`,
        measured: [during, after, later].map(seconds).join("; "),
        target: "≤ 60 s",
        holds: [during, after, later].every(({ approved, ms }) => approved && ms <= 60_000),
      },
    ];
  } finally {
    await stack.stop();
  }
}
