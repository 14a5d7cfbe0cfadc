import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import type { Progress } from "../ledger/move-ins.ts";
import { article, type OldSite, upload, writeOldSite } from "../testing/old-site.ts";

const few = 8;
const many = 3 * few;
const pictureSide = 360;
const textLength = 150_000;
/** Rows and addresses of the items between take a tenth of it; their pictures or texts would take more than the double. */
const mostMore = 1_000_000;

let app: TestPayload;
const dir = mkdtempSync(path.join(tmpdir(), "old-site-"));

beforeAll(async () => {
  app = await startTestPayload();
});
afterAll(async () => {
  await app.close();
  rmSync(dir, { recursive: true, force: true });
});

/** Pictures of noise, which no format makes smaller, and articles of many words that show them. */
async function heavySite(): Promise<OldSite> {
  const files: NonNullable<OldSite["files"]> = {};
  for (let nth = 1; nth <= many; nth += 1) {
    const noise = { type: "gaussian", mean: 128, sigma: 20 + nth } as const;
    const bytes = await sharp({
      create: { width: pictureSide, height: pictureSide, channels: 3, background: "grey", noise },
    })
      .png()
      .toBuffer();
    files[`2024/01/noise-${nth}.png`] = { id: 1_000 + nth, alt: "Noise", bytes };
  }
  const news = Array.from({ length: many }, (_, at) => {
    const picture = `<p><img src="${upload(`2024/01/noise-${at + 1}.png`)}"></p>`;
    return article(
      at + 1,
      `Article ${at + 1}`,
      `article-${at + 1}`,
      `${picture}<p>${`${at} `.repeat(textLength / 3)}</p>`,
    );
  });
  return { files, news };
}

test("what is held in memory does not grow with the number of items, nor with their texts and pictures", async () => {
  const { runMoveIn } = await import("./run-move-in.ts");
  const { openSource } = await import("./open-source.ts");
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  const held = () => {
    // What lies outside of the heap is freed by the second.
    collect();
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  await writeOldSite(dir, await heavySite());
  const { source, close } = await openSource({ recordings: dir });
  const done = new Map<string, number>();
  const heldAt = new Map<string, number>();
  const progress = ({ at }: Progress) => {
    const count = (done.get(at) ?? 0) + 1;
    done.set(at, count);
    if (count === few || count === many) heldAt.set(`${at} ${count}`, held());
  };
  await runMoveIn({ payload: app.payload, source, asked: {}, progress });
  await close();
  const more = (at: string) =>
    (heldAt.get(`${at} ${many}`) ?? Number.NaN) - (heldAt.get(`${at} ${few}`) ?? 0);
  for (const at of ["media", "news", "redirects"]) expect(more(at), at).toBeLessThan(mostMore);
});

test("everybody else has a turn between two items, so that a server answers while it brings content", async () => {
  const { runMoveIn } = await import("./run-move-in.ts");
  const { openSource } = await import("./open-source.ts");
  const news = Array.from({ length: 12 }, (_, nth) => article(20 + nth, "One", `one-${nth}`, "<p>x</p>"));
  await writeOldSite(dir, { news });
  const { source, close } = await openSource({ recordings: dir });
  let turns = 0;
  let clock = setImmediate(function turn() {
    turns += 1;
    clock = setImmediate(turn);
  });
  const turnsAt: number[] = [];
  const progress = () => turnsAt.push(turns);
  await runMoveIn({ payload: app.payload, source, asked: {}, progress });
  const written = turnsAt.length;
  await runMoveIn({ payload: app.payload, source, asked: { undo: true }, progress });
  clearImmediate(clock);
  await close();
  expect(written).toBeGreaterThan(2 * news.length);
  expect(turnsAt.length).toBeGreaterThan(2 * written);
  expect(new Set(turnsAt).size).toBeGreaterThanOrEqual(turnsAt.length - 3);
});
