import { measuredPath } from "../site/tests/measured-site-data.ts";
import { has, type Load, underLoad, wrk } from "./load.ts";
import { nginxProgram, packedAnswer, startNginx } from "./nginx.ts";
import type { Row } from "./rows.ts";
import { startMeasuredSite } from "./site-process.ts";

const what = "cached page with brotli, requests/s against nginx serving the same bytes";
const target = "≥ 0.4 ×";
const rounds = 5;
const seconds = 2;
const brotli = ["accept-encoding: br"];

/**
 * The page cache against nginx sending the very same compressed bytes and headers; one core each for server and load.
 * Both run all the time and take turns, so that other work on the machine meets both.
 */
export async function cachedPageRows(): Promise<Row[]> {
  if (!has(wrk) || !has(nginxProgram)) {
    return [{ what, measured: "needs Debian's wrk and nginx-light", target, holds: "not measured" }];
  }
  const site = await startMeasuredSite();
  const url = site.url + measuredPath;
  const nginx = await startNginx(await packedAnswer(url));
  const ours: Load[] = [];
  const theirs: Load[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(underLoad(url, site.pid, seconds, brotli));
    theirs.push(underLoad(nginx.url, nginx.pid, seconds, brotli));
  }
  await nginx.stop();
  await site.stop();

  const [byTheClock, byProcessor] = [mean(ours, "perSecond"), mean(ours, "perProcessorSecond")];
  const ratio = byTheClock / mean(theirs, "perSecond");
  const processorRatio = byProcessor / mean(theirs, "perProcessorSecond");
  return [
    {
      what,
      measured: `${ratio.toFixed(2)} × (${Math.round(byTheClock)} a second; ${processorRatio.toFixed(2)} × by processor time)`,
      target,
      holds: ratio >= 0.4,
    },
  ];
}

function mean(loads: Load[], of: keyof Load): number {
  return loads.reduce((sum, load) => sum + load[of], 0) / loads.length;
}
