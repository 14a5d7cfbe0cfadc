import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "./build.ts";
import { freePort } from "./ports.ts";
import { untilHealthy } from "./stack.ts";

/** Whom a proxy asks: addresses (`127.0.0.1:4000`) of two sites and of two backends, of one alone twice the same; and its ports where they are not any free ones. */
export type ProxyOrder = {
  sites: readonly [string, string];
  backends: readonly [string, string];
  httpPort?: number;
  httpsPort?: number;
  /** In place of `example.org`: a name by which this machine finds itself. */
  name?: string;
};

/** Where a proxy of this machine listens, whom it asks, and its folder for certificate, logs and cache. */
export const placesOf = async (order: ProxyOrder, folder: string) => ({
  ...{ httpPort: await freePort(), httpsPort: await freePort() },
  name: "example.org",
  ...order,
  /** Answers when the proxy is up. */
  probePort: await freePort(),
  folder,
});
type Places = Awaited<ReturnType<typeof placesOf>>;

/** A text with others put into the places of some, in one go: what was put in is not looked at again. A number is replaced as a whole. */
export function replaceAll(text: string, replaced: readonly [text: string, by: string][]): string {
  const known = new Map(replaced);
  const texts = replaced.map(([each]) => each.replace(/[.$[\]{}]/g, "\\$&"));
  return text.replace(new RegExp(`(?:${texts.join("|")})(?!\\d)`, "g"), (each) => known.get(each) ?? each);
}

/** The committed configuration with nothing but the places replaced that its head names, and the ports. */
function nginxConfiguration({ folder, ...places }: Places): string {
  return replaceAll(readFileSync(path.join(root, "deploy/nginx/foundation.conf"), "utf8"), [
    ["listen 80", `listen ${places.httpPort}`],
    ["listen [::]:80", `listen [::]:${places.httpPort}`],
    ["listen 443", `listen ${places.httpsPort}`],
    ["listen [::]:443", `listen [::]:${places.httpsPort}`],
    // The ports of a machine that is on the internet are not named in addresses.
    ["https://$host$request_uri", `https://$host:${places.httpsPort}$request_uri`],
    ["https://example.org$request_uri", `https://${places.name}:${places.httpsPort}$request_uri`],
    ["127.0.0.1:3000", places.sites[0]],
    ["127.0.0.1:3010", places.sites[1]],
    ["127.0.0.1:3001", places.backends[0]],
    ["127.0.0.1:3011", places.backends[1]],
    ["/etc/letsencrypt/live/example.org", folder],
    ["/var/log/nginx", folder],
    ["/var/lib/nginx", folder],
    ["/var/www/html", folder],
    ["example.org", places.name],
  ]);
}

/** A certificate for the names, signed by itself, as `fullchain.pem` and `privkey.pem` in the folder. */
export function selfSignedCertificate(folder: string, names: readonly string[]): void {
  const file = (name: string) => path.join(folder, name);
  execFileSync(
    "openssl",
    [
      ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"],
      ...["-subj", `/CN=${names[0]}`, "-addext", `subjectAltName=${names.map((name) => `DNS:${name}`)}`],
      ...["-keyout", file("privkey.pem"), "-out", file("fullchain.pem")],
    ],
    { stdio: "pipe" },
  );
}

/** Runs nginx with the committed configuration on free ports and a certificate of its own; `stop` removes all of it. */
export async function startNginx(order: ProxyOrder) {
  const folder = mkdtempSync(path.join(tmpdir(), "foundation-nginx-"));
  const places = await placesOf(order, folder);
  const { name, httpsPort } = places;
  selfSignedCertificate(folder, [name, `www.${name}`, `admin.${name}`]);
  for (const kind of ["body", "proxy", "fastcgi", "uwsgi", "scgi"]) mkdirSync(path.join(folder, kind));
  const { probePort } = places;
  const file = path.join(folder, "nginx.conf");
  writeFileSync(file, mainConfiguration(folder, probePort, nginxConfiguration(places)));
  const errorLog = path.join(folder, "error.log");
  const child = spawn("nginx", ["-c", file, "-p", folder, "-e", errorLog], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  try {
    await Promise.race([untilHealthy(`http://127.0.0.1:${probePort}`, 10_000), endOf(child)]);
  } catch (error) {
    child.kill("SIGKILL");
    throw error;
  }
  return {
    ...places,
    siteUrl: `https://${name}:${httpsPort}`,
    adminUrl: `https://admin.${name}:${httpsPort}`,
    certificate: path.join(folder, "fullchain.pem"),
    accessLog: path.join(folder, "foundation.log"),
    errorLog,
    pid: child.pid,
    stop: () => endProxy(child, folder),
  };
}

/** Ends a proxy, and removes its folder. */
export async function endProxy(child: ChildProcess, folder: string): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
}

async function endOf(child: ChildProcess): Promise<never> {
  const [code] = await once(child, "exit");
  throw new Error(`nginx ended (${code}); the lines above say why`);
}

/** What Debian's own nginx.conf says around it, for one who need not be root. */
const mainConfiguration = (folder: string, probePort: number, site: string) => `
daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes 2;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  sendfile on;
  tcp_nopush on;
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  gzip on;
  server { listen 127.0.0.1:${probePort}; return 204; }
${site}}
`;
