import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { S3Settings } from "../s3-faults.ts";

export type TestS3 = {
  settings: S3Settings;
  /** As they stand in the environment. */
  env: Record<string, string>;
  /** Where it keeps what it has. */
  folder: string;
  stop(): Promise<void>;
  /** Again on the same port, with what it held. */
  start(): Promise<void>;
  close(): Promise<void>;
};

const keys = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };

/** A store that speaks S3, on the loopback, with an empty bucket for each name. */
export async function startS3(...buckets: [string, ...string[]]): Promise<TestS3> {
  const folder = await mkdtemp(path.join(tmpdir(), "s3-"));
  let port = "0";
  let server: ChildProcess | undefined;
  async function start() {
    const script = path.join(import.meta.dirname, "s3-server.ts");
    const words = ["--openssl-legacy-provider", "--no-deprecation", script, folder, port, ...buckets];
    const child = spawn(process.execPath, words, { stdio: ["pipe", "pipe", "inherit"] });
    server = child;
    const [line] = await once(child.stdout, "data");
    port = String(line).trim();
  }
  async function stop() {
    if (!server) return;
    const closed = once(server, "close");
    server.kill("SIGKILL");
    await closed;
    server = undefined;
  }
  await start();
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    settings: { bucket: buckets[0], region: "us-east-1", endpoint, keys },
    env: {
      S3_BUCKET: buckets[0],
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
    },
    folder,
    start,
    stop,
    async close() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
