import { startTestStack } from "../bin/lib/test-stack.ts";
import { type Attack, attacks, endless } from "../e2e/abuse/attacks.ts";
import { mostMemory, quantile, underAttack } from "../e2e/abuse/under-attack.ts";
import { startSecondSite } from "../e2e/fixtures/second-site.ts";
import type { Row } from "./rows.ts";

/** Memory grows with what is rendered. */
const secondsOfEndless = 60;
const secondsOfOthers = 10;
const mostMs = 150;
const mostMegabytes = 450;

/** The cached home page, and the site's memory, while 64 clients ask for what is not cached: each attack on a fresh site. */
export async function starvingRows(): Promise<Row[]> {
  const stack = await startTestStack();
  const rows: Row[] = [];
  for (const attack of Object.keys(attacks) as Attack[]) {
    const seconds = endless.has(attack) ? secondsOfEndless : secondsOfOthers;
    const site = await startSecondSite({
      BACKEND_URL: stack.backendUrl,
      TRUST_PROXY: "1",
      LOG_LEVEL: "error",
    });
    for (const rotate of [false, true]) {
      const { home, failures, crowd } = await underAttack(site.url, attack, { seconds, pauseMs: 0, rotate });
      const [usual, slowest] = [quantile(home, 0.5), quantile(home, 0.99)];
      const memory = mostMemory(site.pid) ?? 0;
      const refused = (crowd.statuses[503] ?? 0) / (crowd.perSecond * seconds);
      rows.push({
        what: `home page under attack by ${attack}${rotate ? ", of many addresses" : ""}`,
        measured:
          `p50 ${usual.toFixed(0)} ms, p99 ${slowest.toFixed(0)} ms, ${Math.round(memory)} MB; ` +
          `${crowd.perSecond} requests/s, ${Math.round(refused * 100)} % refused, ${failures} failed`,
        target: `p99 ≤ ${mostMs} ms, ≤ ${mostMegabytes} MB`,
        holds: failures === 0 && slowest <= mostMs && memory <= mostMegabytes,
      });
    }
    await site.stop();
  }
  await stack.stop();
  return rows;
}
