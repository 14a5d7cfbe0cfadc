import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../bin/ports.ts";
import { measuredPath } from "../site/tests/measured-site-data.ts";
import { has, requestsPerSecond, wrk } from "./load.ts";
import type { Row } from "./rows.ts";
import { ended, onCore, startMeasuredSite } from "./site-process.ts";

const what = "cached page with brotli, requests/s against nginx serving the same bytes";
const target = "≥ 0.4 ×";
const nginx = "/usr/sbin/nginx";
const seconds = 6;
const brotli = ["accept-encoding: br"];

/** The page cache against nginx sending the very same compressed bytes; one core each for server and load. */
export async function cachedPageRows(): Promise<Row[]> {
  if (!has(wrk) || !has(nginx)) {
    return [{ what, measured: "needs Debian's wrk and nginx-light", target, holds: "not measured" }];
  }
  const site = await startMeasuredSite();
  const url = site.url + measuredPath;
  // fetch would unpack the body; what nginx is to send are the packed bytes.
  const bytes = await packedBody(url);
  const ours = requestsPerSecond(url, seconds, brotli);
  const unchanged = await fetch(url, { headers: { "accept-encoding": "br" } });
  const etag = unchanged.headers.get("etag") ?? "";
  await unchanged.text();
  await site.stop();

  const theirs = await nginxRequestsPerSecond(bytes);
  const ratio = ours / theirs;
  return [
    {
      what,
      measured: `${ratio.toFixed(2)} × (${Math.round(ours)} / ${Math.round(theirs)} a second, ${bytes.length} bytes, ETag ${etag})`,
      target,
      holds: ratio >= 0.4,
    },
  ];
}

async function packedBody(url: string): Promise<Buffer> {
  const { request } = await import("node:http");
  return new Promise((resolve, reject) => {
    request(url, { headers: { "accept-encoding": "br" } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => resolve(Buffer.concat(chunks)));
    })
      .on("error", reject)
      .end();
  });
}

async function nginxRequestsPerSecond(bytes: Buffer): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), "bench-nginx-"));
  const port = await freePort();
  writeFileSync(path.join(folder, "page"), bytes, { mode: 0o644 });
  const config = path.join(folder, "nginx.conf");
  writeFileSync(
    config,
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log ${folder}/error.log; user root;
events { worker_connections 1024; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=10;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder};
  scgi_temp_path ${folder};
  server { listen 127.0.0.1:${port}; root ${folder}; default_type "text/html; charset=utf-8";
    add_header content-encoding br; add_header vary accept-encoding; } }
`,
  );
  const child = onCore(0, nginx, ["-c", config, "-p", folder]);
  const url = `http://127.0.0.1:${port}/page`;
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const ok = await fetch(url, { method: "HEAD" }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const rate = requestsPerSecond(url, seconds, brotli);
  await ended(child);
  rmSync(folder, { recursive: true, force: true });
  return rate;
}
