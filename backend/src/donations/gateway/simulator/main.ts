import path from "node:path";
import { env } from "../../../env.ts";
import { createSimulator } from "./simulator.ts";

const ledgerFile = path.join(env.DATA_DIR, "gateway-simulator.jsonl");
const server = createSimulator({ ledgerFile, latencyMs: env.GATEWAY_SIMULATOR_LATENCY_MS });

server.listen(env.GATEWAY_SIMULATOR_PORT, "127.0.0.1", () => {
  const address = server.address();
  const port = typeof address === "object" ? address?.port : address;
  console.log(`Gateway simulator on http://127.0.0.1:${port} (no card is charged)`);
});
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  // Both a terminal and who started us may ask: the second signal changes nothing.
  process.on(signal, () => {
    if (!server.listening) return;
    server.closeAllConnections();
    server.close(() => process.exit(0));
  });
}
