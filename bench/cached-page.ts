import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../bin/lib/ports.ts";
import { measuredPath } from "../site/tests/sample-site-data.ts";
import { has, type Load, underLoad, wrk } from "./load.ts";
import type { Row } from "./rows.ts";
import { ended, onCore, startMeasuredSite } from "./site-process.ts";

const what = "cached page with brotli, requests/s against nginx serving the same bytes";
const target = "≥ 0.4 ×";
const nginxProgram = "/usr/sbin/nginx";
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

type Answer = { body: Buffer; headers: [name: string, value: string][] };

/** The bytes as sent: fetch would unpack them. */
async function packedAnswer(url: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { "accept-encoding": "br" } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => {
        const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [
          name,
          String(value),
        ]);
        resolve({ body: Buffer.concat(chunks), headers });
      });
    })
      .on("error", reject)
      .end();
  });
}

/** Headers that nginx writes by itself. */
const ownHeaders = new Set(["date", "connection", "keep-alive", "content-length", "content-type", "etag"]);

/** nginx in one process on one core, answering with the very same bytes and headers. */
async function startNginx({ body, headers }: Answer) {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-nginx-"));
  const port = await freePort();
  writeFileSync(path.join(folder, "page"), body, { mode: 0o644 });
  const sameHeaders = headers
    .filter(([name]) => !ownHeaders.has(name))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`);
  const config = path.join(folder, "nginx.conf");
  writeFileSync(
    config,
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log; user root;
events { worker_connections 1024; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=10;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder};
  scgi_temp_path ${folder};
  server { listen 127.0.0.1:${port}; root ${folder}; default_type "text/html; charset=utf-8";
    ${sameHeaders.join(" ")} } }
`,
  );
  const child = onCore(0, nginxProgram, ["-c", config, "-p", folder]);
  const url = `http://127.0.0.1:${port}/page`;
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const ok = await fetch(url, { method: "HEAD" }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      await ended(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
