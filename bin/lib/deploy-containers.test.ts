import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { DCLinter } from "dclint";
import { validate } from "dockerfile-utils";
import { expect, test } from "vitest";
import { root } from "./build.ts";
import { backendArguments, backendOptions, siteArguments } from "./stack.ts";

const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const containerfile = read("deploy/container/Containerfile");
const compose = read("deploy/container/compose.yaml");

test("the container starts what `npm start` starts", () => {
  const run = read("deploy/container/run");
  expect(run).toContain(`exec "$node" ${siteArguments.join(" ")}\n`);
  expect(run).toContain(`exec "$node" ${backendArguments.join(" ")} -p "$BACKEND_PORT" -H "$BACKEND_HOST"\n`);
  expect(run).toContain(`NODE_OPTIONS="${backendOptions}"`);
});

test("the container file is well formed; its last stage has a user of its own and is watched", () => {
  expect(validate(containerfile)).toEqual([]);
  const lastStage = containerfile.slice(containerfile.lastIndexOf("\nFROM "));
  expect(lastStage.match(/^USER (\d+):\d+$/m)?.[1]).not.toBe("0");
  expect(lastStage).toMatch(/^HEALTHCHECK /m);
  expect(containerfile).not.toMatch(/^(?:ENV|ARG) .*(?:SECRET|TOKEN|PASSWORD|KEY)/m);
  expect(containerfile).not.toMatch(/:latest/);
});

test("neither settings nor data get into the image", () => {
  const left = read(".dockerignore").split("\n");
  for (const name of [".env", ".env.local", ".git", "data", "**/node_modules"]) expect(left).toContain(name);
  // What the image needs of the folders that are left out.
  for (const [, file = ""] of containerfile.matchAll(/^COPY (\S+\/package\.json) /gm))
    expect(existsSync(path.join(root, file)), file).toBe(true);
});

test("the compose file is well formed, and every server in it may write nowhere but to its volumes", () => {
  const linter = new DCLinter({
    ...{ rules: {}, quiet: true, debug: false, exclude: [] },
  });
  const results = linter.lintFiles([path.join(root, "deploy/container/compose.yaml")], false);
  expect(results.map(({ errorCount }) => errorCount)).toEqual([0]);
  const [, services = ""] = compose.split(/^services:$/m);
  const all =
    services
      .split(/^networks:$/m)[0]
      ?.split(/^ {2}(?=[\w-]+:$)/m)
      .slice(1) ?? [];
  expect(all.map((service) => service.split(":")[0])).toEqual(
    expect.arrayContaining([
      "backend-1",
      "backend-2",
      "bucket",
      "database",
      "proxy",
      "site-1",
      "site-2",
      "store",
    ]),
  );
  for (const service of all) {
    expect(service).toMatch(/<<: \*(?:site|backend)|read_only: true/);
  }
  // A tag that says which, so that a start brings no other program than the last one.
  for (const [, image] of compose.matchAll(/image: (\S+)/g)) expect(image).toMatch(/:[\w.-]*\d[\w.-]*$/);
});

test("no secret stands in the compose file: each is a file", () => {
  expect(compose).not.toMatch(
    /(?:SECRET|TOKEN|PASSWORD|SECRET_ACCESS_KEY|SMTP_URL|DATABASE_URL) *[:=] *["']?[^\s"']/,
  );
  const files = [
    ...compose.matchAll(/^ {4}file: "\$\{FOUNDATION_ETC:-\/etc\/foundation\}\/([A-Z0-9_]+)"$/gm),
  ];
  const named = [...compose.matchAll(/secrets:\s*\[([^\]]+)\]/g)].flatMap(
    ([, names]) => names?.match(/\w+/g) ?? [],
  );
  expect(new Set(files.map(([, name]) => name))).toEqual(new Set(named));
});
