import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "./build.ts";
import { endProxy, type ProxyOrder, placesOf, replaceAll } from "./nginx.ts";
import { untilHealthy } from "./stack.ts";

/** Runs Caddy with the committed `deploy/caddy/Caddyfile`, on free ports and with certificates of its own making, as `startNginx` does. */
export async function startCaddy(order: ProxyOrder) {
  const folder = mkdtempSync(path.join(tmpdir(), "foundation-caddy-"));
  const places = await placesOf(order, folder);
  const { probePort } = places;
  const file = path.join(folder, "Caddyfile");
  const committed = readFileSync(path.join(root, "deploy/caddy/Caddyfile"), "utf8");
  const options = [
    ...["admin off", "local_certs", "skip_install_trust"],
    ...[`storage file_system ${folder}`, `http_port ${places.httpPort}`, `https_port ${places.httpsPort}`],
  ];
  const ours = replaceAll(committed, [
    ["# local_certs\n", `${options.join("\n\t")}\n`],
    ["https://example.org{uri}", `https://example.org:${places.httpsPort}{uri}`],
    ["127.0.0.1:3000", places.sites[0]],
    ["127.0.0.1:3010", places.sites[1]],
    ["127.0.0.1:3001", places.backends[0]],
    ["127.0.0.1:3011", places.backends[1]],
    ["/var/log/caddy", folder],
  ]);
  writeFileSync(file, `${ours}\nhttp://127.0.0.1:${probePort} {\n\trespond 204\n}\n`);
  // It writes its own log where the system's journal would take it: into a file of the folder.
  const child = spawn("caddy", ["run", "--config", file, "--adapter", "caddyfile"], {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const certificate = path.join(folder, "pki/authorities/local/root.crt");
  await untilHealthy(`http://127.0.0.1:${probePort}`, 20_000);
  return {
    ...places,
    siteUrl: `https://example.org:${places.httpsPort}`,
    adminUrl: `https://admin.example.org:${places.httpsPort}`,
    certificate,
    accessLog: path.join(folder, "foundation.log"),
    pid: child.pid,
    stop: () => endProxy(child, folder),
  };
}
