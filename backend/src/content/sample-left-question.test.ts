import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askWith, publicSite } from "../platform/doctor/testing/ask-with.ts";
import { projectRoot } from "../project-root.ts";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";

const folder = mkdtempSync(path.join(tmpdir(), "sample-left-"));
const company = path.join(folder, "company.json");
writeFileSync(company, readFileSync(path.join(projectRoot, "site/public/static-data.json")));

let system: TestPayload;
beforeAll(async () => {
  system = await startTestPayload();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await system.close();
});

const ask = (settings: Record<string, string>) =>
  askWith(settings, async () => [(await import("./sample-left-question.ts")).sampleLeftQuestion], {
    payload: system.payload,
  });

test("a charity and people of the sample are none of a public site's", async () => {
  expect(await ask({ ...publicSite, COMPANY_DATA_FILE: company })).toEqual([
    expect.stringMatching(/^good Who the charity is: /),
    expect.stringMatching(/^good Sample content: none/),
  ]);
  await system.payload.db.create({
    collection: "stories",
    data: { title: "Alfred’s long road south", slug: "alfred", _status: "published" },
  });
  expect(await ask(publicSite)).toEqual([
    expect.stringMatching(/^wrong Who the charity is: .*name it in COMPANY_DATA_FILE/),
    expect.stringMatching(/^wrong Sample content: 1 of the invented stories .*SAMPLE_CONTENT=0/),
  ]);
  expect((await ask({})).map((line) => line.split(" ")[0])).toEqual(["notice", "notice"]);
  expect((await ask({ COMPANY_DATA_FILE: `${company}.gone` }))[0]).toMatch(/^wrong .*cannot be read/);
});
