import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer as createHttpServer, type RequestListener } from "node:http";
import { createSecureServer } from "node:http2";
import { type AddressInfo, createServer as createTcpServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { publicFindings } from "./public-findings.ts";

// An address of this machine that is not known as its own, as a public one would be.
const host = "127.0.0.2";
const folder = mkdtempSync(path.join(tmpdir(), "public-findings-"));
const usual = getCACertificates("default");
const dayMs = 24 * 60 * 60_000;

/** A key with a certificate of 40 days for this address, as PEM. */
function certificate(): { key: string; cert: string } {
  const [key, cert] = [path.join(folder, "key.pem"), path.join(folder, "cert.pem")];
  execFileSync(
    "openssl",
    [
      "req",
      "-x509",
      "-newkey",
      "rsa:2048",
      "-nodes",
      "-days",
      "40",
      "-subj",
      "/CN=foundation",
      "-addext",
      `subjectAltName=IP:${host}`,
      "-keyout",
      key,
      "-out",
      cert,
    ],
    { stdio: "ignore" },
  );
  return { key: readFileSync(key, "utf8"), cert: readFileSync(cert, "utf8") };
}

/** What the proxy passes on, by path. */
let answers: Record<string, { status?: number; headers?: Record<string, string>; body?: string }> = {};
const servers: Server[] = [];

async function listen(server: Server, at = host): Promise<number> {
  servers.push(server);
  server.listen(0, at);
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

const answer: RequestListener = (request, response) => {
  const { status = 200, headers = {}, body = "a page" } = answers[request.url ?? ""] ?? { status: 404 };
  response.writeHead(status, headers).end(body);
};

let siteUrl = "";
let settings = { siteUrl, adminOrigin: "", trustProxy: true, sitePort: 9, backendPort: 10 };
const pair = certificate();
beforeAll(async () => {
  const server = createSecureServer({ ...pair, allowHTTP1: true }, answer as never);
  siteUrl = `https://${host}:${await listen(server as unknown as Server)}`;
});
beforeEach(() => {
  setDefaultCACertificates([...usual, pair.cert]);
  settings = { siteUrl, adminOrigin: siteUrl, trustProxy: true, sitePort: 9, backendPort: 10 };
  answers = { "/": { headers: { "strict-transport-security": "max-age=31536000" } }, "/admin/login": {} };
});
afterAll(() => {
  setDefaultCACertificates(usual);
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});

const ask = async (changes: Partial<typeof settings> = {}, now = new Date()) =>
  (await publicFindings({ ...settings, ...changes }, now)).map(({ about, state, words, mend = "" }) =>
    `${state} ${about}: ${words} ${mend}`.trim(),
  );
const matching = (words: RegExp) => expect.arrayContaining([expect.stringMatching(words)]);

test("a site behind a proxy with everything is good", async () => {
  const lines = await ask();
  expect(lines.filter((line) => !line.startsWith("good"))).toEqual([]);
  expect(lines).toEqual(matching(/^good Public address: .* certificate is good for (39|40) more days/));
  expect(lines).toEqual(matching(/^good Admin: .*\/admin answers/));
});

test("an address of this machine alone is a notice, and nothing is asked", async () => {
  expect(await ask({ siteUrl: "http://localhost:3000" })).toEqual([
    expect.stringMatching(/^notice Public address: .*this machine alone/),
  ]);
});

test("a name that leads nowhere is said", async () => {
  expect(await ask({ siteUrl: "https://nowhere.invalid" })).toEqual([
    expect.stringMatching(/^wrong Public address: the name nowhere\.invalid leads nowhere .*A record/),
  ]);
});

test("a certificate that is believed by nobody, and one that ends soon, are wrong", async () => {
  expect(await ask({}, new Date(Date.now() + 30 * dayMs))).toEqual(
    matching(/^wrong Public address: the certificate .* (9|10) more days only/),
  );
  setDefaultCACertificates(usual);
  expect(await ask()).toEqual(matching(/^wrong Public address: .*signed by itself/));
});

test("without TRUST_PROXY all visitors are one", async () => {
  expect(await ask({ trustProxy: false })).toEqual(matching(/^wrong Proxy: TRUST_PROXY .*Set TRUST_PROXY=1/));
});

test.each<[string, typeof answers, RegExp]>([
  ["no HSTS", { "/": {} }, /^wrong Public address: .*HSTS/],
  [
    "another programme in the site's place",
    { "/": { status: 502 } },
    /^wrong Public address: .* answers 502/,
  ],
  [
    "a clock that is wrong",
    { "/": { headers: { date: "Thu, 01 Jan 2026 12:00:00 GMT" } } },
    /^wrong Clock: .* differ by \d+ s .*by the network/,
  ],
  [
    "numbers for all to read",
    { "/metrics": { body: "# HELP requests\n# TYPE requests counter\n" } },
    /^wrong Public address: .*\/metrics/,
  ],
  [
    "faults for all to read",
    { "/healthz": { body: '{"status":"ok","degraded":[]}' } },
    /^notice Public address: .*\/healthz/,
  ],
  ["no admin", { "/admin/login": { status: 404 } }, /^wrong Admin: .* answers 404 .*backend's port/],
])("%s is said", async (_name, changes, words) => {
  answers = { ...answers, ...changes };
  expect(await ask()).toEqual(matching(words));
});

test("ports that only the proxy should reach are said to be open", async () => {
  const port = await listen(createTcpServer());
  expect(await ask({ backendPort: port })).toEqual(
    matching(/^wrong Ports: the backend can be reached .*BACKEND_HOST/),
  );
  expect(await ask({ sitePort: port })).toEqual(
    matching(/^wrong Ports: the site, past the proxy, .*HOST=127\.0\.0\.1/),
  );
});

test("an address that is not encrypted is wrong", async () => {
  const port = await listen(createHttpServer(answer) as Server);
  expect(await ask({ siteUrl: `http://${host}:${port}` })).toEqual(
    matching(/^wrong Public address: .*not encrypted/),
  );
});
