import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { root } from "./build.ts";

const folder = path.join(root, "deploy/monitoring");
const read = (file: string) => readFileSync(path.join(folder, file), "utf8");

const row = z.object({ type: z.literal("row"), title: z.string() });
const panel = z.object({
  type: z.literal("timeseries"),
  title: z.string(),
  description: z.string().min(8),
  fieldConfig: z.object({ defaults: z.object({ unit: z.string().min(1) }) }),
  targets: z.array(z.object({ expr: z.string(), legendFormat: z.string().min(1) })).min(1),
});
const dashboard = z
  .object({ panels: z.array(z.discriminatedUnion("type", [row, panel])) })
  .parse(JSON.parse(read("grafana-dashboard.json")));

/** The rules by their names, each with its lines. */
const rules = new Map(
  read("alert-rules.yml")
    .split("      - alert: ")
    .slice(1)
    .map((text) => [text.split("\n", 1)[0], text]),
);
const expressionOf = (rule: string) => /^ +expr: '(.+)'$/m.exec(rule)?.[1] ?? "";

test("every alert says what is wrong, how urgent it is, and what to do", () => {
  expect(rules.size).toBeGreaterThan(20);
  for (const [name, rule] of rules)
    for (const line of [/^ +severity: (now|soon)$/m, /^ +summary: '.{20,}'$/m, /^ +action: '.{20,}'$/m])
      expect(rule, name).toMatch(line);
});

test("alerts and dashboard ask for numbers of ours and of the process alone", () => {
  const words = /^(histogram_quantile|count_values|min_over_time|max_over_time|__rate_interval)$/;
  const expressions = [
    ...[...rules.values()].map(expressionOf),
    ...dashboard.panels.flatMap((each) =>
      each.type === "timeseries" ? each.targets.map(({ expr }) => expr) : [],
    ),
  ];
  for (const expression of expressions) {
    const asked = (expression.match(/\w*[a-z]_\w+/g) ?? []).filter((word) => !words.test(word));
    // What the site and the backend tell is compared in their own tests.
    for (const name of asked) expect(name).toMatch(/^(site|backend|nodejs|process|probe)_/);
    expect(asked.length + (expression.match(/\bup\b/g) ?? []).length, expression).toBeGreaterThan(0);
  }
});

test("the dashboard has its rows, and no two panels of one name", () => {
  const titles = dashboard.panels.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(dashboard.panels.filter(({ type }) => type === "row").map(({ title }) => title)).toEqual([
    ...["Readers", "Gifts", "Mails and jobs", "Machines"],
  ]);
});

const promtool = (...args: string[]) => spawnSync("promtool", args, { cwd: folder, encoding: "utf8" });

test.runIf(promtool("--version").status === 0)("Prometheus itself takes the files, and alerts fire", () => {
  for (const args of [
    ["check", "config", "prometheus.yml"],
    ["test", "rules", "alert-rules.test.yml"],
  ]) {
    const { status, stderr, stdout } = promtool(...args);
    expect(status, stdout + stderr).toBe(0);
  }
});
