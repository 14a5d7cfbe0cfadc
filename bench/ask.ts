import http from "node:http";
import { processorSeconds } from "./load.ts";

/** The letters of a word that no page has, and of one that many have. */
export const word = (at: number) => `zq${at.toString(36)}x`;

/** Every answer comes as from another network: what one reader may have waiting at once has a limit. */
const networkOf = (at: number) => `198.${18 + ((at >> 16) & 1)}.${(at >> 8) & 255}.${at & 255}`;

/** Addresses that are asked for in turn, and the status that each answers. */
export type Asked = { status: number; address: (at: number) => string };
export type Site = { url: string; pid: number };
let asked = 0;

/** Asks for the next addresses, `atOnce` at a time. `seconds` of the clock, `processorMs` of the site. */
export async function ask(site: Site, kind: Asked, count: number, atOnce: number) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce });
  const one = () => {
    asked += 1;
    const headers = { "accept-encoding": "gzip, deflate, br, zstd", "x-forwarded-for": networkOf(asked) };
    return new Promise<void>((resolve, reject) => {
      const url = site.url + kind.address(asked);
      http
        .get(url, { agent, headers }, (answer) => {
          if (answer.statusCode !== kind.status) reject(new Error(`${url} answered ${answer.statusCode}`));
          answer.resume().on("end", resolve);
        })
        .on("error", reject);
    });
  };
  let left = count;
  const from = { clock: performance.now(), processor: processorSeconds(site.pid) };
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left-- > 0) await one();
    }),
  );
  agent.destroy();
  return {
    seconds: (performance.now() - from.clock) / 1000,
    processorMs: (processorSeconds(site.pid) - from.processor) * 1000,
  };
}
