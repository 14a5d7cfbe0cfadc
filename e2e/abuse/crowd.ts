/**
 * Sixty-four clients who ask a site without end: `node e2e/abuse/crowd.ts URL ATTACK SECONDS PAUSE [rotate]`. After each
 * answer a client waits PAUSE milliseconds. With `rotate` each request names another address in `X-Forwarded-For`. Prints
 * what they were answered, as JSON. A process of its own, so that it takes no time from whoever measures.
 */
import { randomBytes } from "node:crypto";
import http from "node:http";
import { type Attack, attacks } from "./attacks.ts";

export type CrowdReport = {
  /** How often each status was answered; 0 where no answer came. */
  statuses: Record<string, number>;
  perSecond: number;
};

const clients = 64;
const [site = "", attack = "", seconds = "", pause = "", rotate] = process.argv.slice(2);
const path = attacks[attack as Attack];
if (!path) throw new Error(`No attack is called ${attack}; there are ${Object.keys(attacks).join(", ")}.`);

const agent = new http.Agent({ keepAlive: true, maxSockets: clients });
const statuses: Record<string, number> = {};
const until = Date.now() + Number(seconds) * 1000;

function ask(): Promise<void> {
  const { hostname, port } = new URL(site);
  const headers: http.OutgoingHttpHeaders = { "accept-encoding": "br" };
  if (rotate) headers["x-forwarded-for"] = [...randomBytes(4)].join(".");
  return new Promise((resolve) => {
    const count = (status: number) => {
      statuses[status] = (statuses[status] ?? 0) + 1;
      resolve();
    };
    http
      .get({ hostname, port, path: path?.(), headers, agent }, (answer) => {
        answer.resume().on("end", () => count(answer.statusCode ?? 0));
      })
      .on("error", () => count(0));
  });
}

await Promise.all(
  Array.from({ length: clients }, async () => {
    while (Date.now() < until) {
      await ask();
      if (pause !== "0") await new Promise((resolve) => setTimeout(resolve, Number(pause)));
    }
  }),
);
const all = Object.values(statuses).reduce((sum, count) => sum + count, 0);
const report: CrowdReport = { statuses, perSecond: Math.round(all / Number(seconds)) };
process.stdout.write(JSON.stringify(report));
process.exit(0);
