import { spawnSync } from "node:child_process";
import path from "node:path";
import { z } from "zod";
import { ensureBuilt, root } from "../bin/build.ts";
import type { Row } from "./rows.ts";

const answer = z.object({ wholeMs: z.number(), bareMs: z.number() });

/** A page through loader, render, held scripts and security policy, against React alone drawing the same tree. */
export async function uncachedPageRows(): Promise<Row[]> {
  await ensureBuilt("site");
  const run = spawnSync(path.join(root, "node_modules/.bin/node"), ["site/tests/measure-uncached-page.ts"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
    encoding: "utf8",
  });
  if (run.status !== 0) throw new Error(`The uncached render could not be measured:\n${run.stderr}`);
  const { wholeMs, bareMs } = answer.parse(JSON.parse(run.stdout));
  const ratio = wholeMs / bareMs;
  return [
    {
      what: "uncached render of an information page against the bare React render of the same tree",
      measured: `${ratio.toFixed(2)} × (${wholeMs.toFixed(2)} / ${bareMs.toFixed(2)} ms)`,
      target: "≤ 2 ×",
      holds: ratio <= 2,
    },
  ];
}
