import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { z } from "zod";
import type { declineSchema, faultSchema, settingsSchema } from "../gateway/simulator/faults.ts";

const main = path.resolve(import.meta.dirname, "../gateway/simulator/main.ts");
const transactions = z.array(
  z.object({
    ...{ type: z.string(), orderId: z.string(), amount: z.string(), responseCode: z.string() },
    /** The issuer's own code, of declines. */
    isoCode: z.string().optional(),
    /** The bank's day. */
    date: z.string(),
  }),
);

/** The simulator as a process of its own, as in a running system. It writes its ledger into `dataDir`. */
export async function startSimulator(dataDir: string) {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, NODE_ENV: "test", DATA_DIR: dataDir, GATEWAY_SIMULATOR_PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let origin = "";
  for await (const line of createInterface({ input: child.stdout })) {
    origin = /http:\S+/.exec(line)?.[0] ?? "";
    if (origin) break;
  }
  const get = async (what: string): Promise<unknown> => (await fetch(`${origin}/simulator/${what}`)).json();
  const post = (what: string, body: unknown) =>
    fetch(`${origin}/simulator/${what}`, { method: "POST", body: JSON.stringify(body) });
  return {
    origin,
    port: Number(new URL(origin).port),
    calls: async () => z.object({ calls: z.number() }).parse(await get("calls")).calls,
    /** Types a card into the hosted card fields; answers the key that stands for it. */
    async typeCard(number: string) {
      const typed = { method: "POST", body: JSON.stringify({ number, expiry: "1230", cvd: "123" }) };
      const answer: unknown = await (await fetch(`${origin}/HPPtoken/tokenize`, typed)).json();
      return z.object({ dataKey: z.string() }).parse(answer).dataKey;
    },
    /** Keys of the cards in the vault. */
    cards: async () =>
      z
        .array(z.object({ dataKey: z.string() }))
        .parse(await get("cards"))
        .map(({ dataKey }) => dataKey),
    transactions: async () => transactions.parse(await get("transactions")),
    /** Purchases in their order, whichever order ids they have: a second charge of a gift would have another. */
    purchases: async () =>
      transactions.parse(await get("transactions")).filter(({ type }) => type === "purchase"),
    decline: (...declines: z.input<typeof declineSchema>[]) => post("declines", declines),
    set: (settings: z.input<typeof settingsSchema>) => post("settings", settings),
    slow: (latencyMs: number) => post("settings", { latencyMs }),
    fail: (...faults: z.input<typeof faultSchema>[]) => post("faults", faults),
    async stop() {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}
export type Simulator = Awaited<ReturnType<typeof startSimulator>>;
