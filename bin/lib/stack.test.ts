import { once } from "node:events";
import { createServer } from "node:http";
import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { root } from "./build.ts";
import { placesFromEnv } from "./settings.ts";
import { stackEnv, untilAllHealthy } from "./stack.ts";

afterEach(() => vi.unstubAllEnvs());

test("an empty variable counts as not given", () => {
  for (const name of ["NODE_ENV", "DATA_DIR", "SITE_URL", "BACKEND_URL", "BACKEND_HOST"])
    vi.stubEnv(name, "");
  vi.stubEnv("PORT", "8080");
  vi.stubEnv("BACKEND_PORT", "8081");
  expect(stackEnv(placesFromEnv())).toMatchObject({
    NODE_ENV: "production",
    DATA_DIR: path.join(root, "data"),
    SITE_URL: "http://localhost:8080",
    BACKEND_URL: "http://127.0.0.1:8081",
  });
  expect(stackEnv(placesFromEnv()).BACKEND_HOST).toBeUndefined();
});

test("a given variable wins", () => {
  vi.stubEnv("SITE_URL", "https://charity.example");
  vi.stubEnv("BACKEND_URL", "http://backend.example");
  expect(stackEnv(placesFromEnv())).toMatchObject({
    SITE_URL: "https://charity.example",
    BACKEND_URL: "http://backend.example",
  });
});

test("a system that does not answer within the time is said to be late, and waited for", async () => {
  let status = 503;
  const server = createServer((_request, response) => response.writeHead(status).end());
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/healthz`;
  const lines: string[] = [];
  await untilAllHealthy([url], 1, (line) => {
    lines.push(line);
    status = 200;
  });
  server.close();
  expect(lines[0]).toContain(`${url} did not answer within`);
});
