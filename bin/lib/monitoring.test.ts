import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
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

const rule = z.object({
  alert: z.string(),
  expr: z.string().min(1),
  labels: z.object({ severity: z.enum(["now", "soon"]) }),
  /** What is wrong, and what to do. */
  annotations: z.object({ summary: z.string().min(20), action: z.string().min(20) }),
});
const { groups } = z
  .object({ groups: z.array(z.object({ rules: z.array(rule) })) })
  .parse(parse(read("alert-rules.yml")));
const rules = groups.flatMap((group) => group.rules);

test("every alert says what is wrong, how urgent it is, and what to do", () => {
  expect(rules.length).toBeGreaterThan(20);
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
});

test("alerts and dashboard ask for numbers of ours and of the process alone", () => {
  const words = /^(histogram_quantile|count_values|min_over_time|max_over_time|__rate_interval)$/;
  const expressions = [
    ...rules.map(({ expr }) => expr),
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
