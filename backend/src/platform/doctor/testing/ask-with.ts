import { tmpdir } from "node:os";
import path from "node:path";
import type { Payload } from "payload";
import { vi } from "vitest";
import type { Asked, Question } from "../question.ts";

const nowhere = path.join(tmpdir(), "a data folder that is not there");

/**
 * What is found with these settings and no others, as lines: `wrong Mail: …`. Modules are loaded anew, since they read settings
 * once.
 */
export async function askWith(
  settings: Record<string, string>,
  load: () => Promise<Question[]>,
  { payload, now = new Date() }: Partial<Asked> & { payload?: Payload | undefined } = {},
): Promise<string[]> {
  const before = { ...process.env };
  Object.assign(process.env, { DATA_DIR: nowhere, ONLY_LOOKING: "1", ...settings });
  vi.resetModules();
  try {
    const questions = await load();
    const { findingsOf } = await import("../finding.ts");
    const found = await Promise.all(
      questions.map(({ about, ask }) => findingsOf(about, () => ask({ payload, now }), 60_000)),
    );
    return found
      .flat()
      .map(({ about, state, words, mend = "" }) => `${state} ${about}: ${words} ${mend}`.trim());
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
}

/** Settings of a site that strangers reach. */
export const publicSite = {
  NODE_ENV: "production",
  SITE_URL: "https://foundation.example",
  ALLOW_DEMO_GATEWAY: "1",
  ALLOW_CARD_NUMBERS: "1",
};
