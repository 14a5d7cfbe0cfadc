/**
 * Scripts that test stolen cards through the site: ten thousand tries, each from another address, with another card and
 * another e-mail. Most have no human check or a used one; two processes solve whatever is asked, as fast as this machine
 * does. New donors give during the attack, right after it and five minutes later (`AFTERWARDS_SECONDS` for less).
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { giveByBrowser } from "../backend/src/donations/testing/browser-donor.ts";
import { amountOf, goodCard } from "../backend/src/donations/testing/donation-form.ts";
import { startTestStack } from "../bin/lib/test-stack.ts";
import type { Row } from "./rows.ts";

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

export async function cardTestingRows(): Promise<Row[]> {
  const stack = await startTestStack({ TRUST_PROXY: "1" });
  try {
    const { siteUrl, simulatorUrl } = stack;
    let donors = 0;
    const donor = () => {
      donors += 1;
      const address = `203.0.113.${donors}`;
      return giveByBrowser(siteUrl, {
        address,
        patienceMs,
        fields: { card_number: goodCard, ...amountOf(`${30 + donors}`) },
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
    const asked = calls.parse(await (await fetch(`${simulatorUrl}/simulator/calls`)).json()).calls;
    const ofScripts = asked - [during, after, later].filter(({ approved }) => approved).length;
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
