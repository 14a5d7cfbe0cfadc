import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { createSimulator } from "./simulator.ts";

test("the simulator leaves it to its callers to close idle connections, so that a busy one never sends into a closed one", async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "simulator-"));
  const server = createSimulator({ ledgerFile: path.join(dataDir, "ledger.jsonl") });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    const { port } = server.address() as AddressInfo;
    const { headers } = await fetch(`http://127.0.0.1:${port}/healthz`);
    // A server that is to close an idle connection says here after how long.
    expect(headers.get("keep-alive")).toBeNull();
  } finally {
    server.closeAllConnections();
    server.close();
    rmSync(dataDir, { recursive: true });
  }
});
