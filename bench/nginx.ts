import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../bin/lib/ports.ts";
import { ended, onCore } from "./site-process.ts";

export const nginxProgram = "/usr/sbin/nginx";

export type Answer = { body: Buffer; headers: [name: string, value: string][] };

/** The bytes as sent: fetch would unpack them. */
export async function packedAnswer(url: string): Promise<Answer> {
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
export async function startNginx({ body, headers }: Answer) {
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
