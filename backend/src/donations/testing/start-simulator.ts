import { once } from "node:events";
import path from "node:path";
import { z } from "zod";
import type { declineSchema } from "../gateway/simulator/ledger.ts";
import { createSimulator, type faultSchema, type settingsSchema } from "../gateway/simulator/simulator.ts";

const transactions = z.array(
  z.object({
    ...{ type: z.string(), orderId: z.string(), amount: z.string(), responseCode: z.string() },
    /** The issuer's own code, of declines. */
    isoCode: z.string().optional(),
    /** The bank's day. */
    date: z.string(),
  }),
);

/**
 * The simulator on a port of its own, in this process: a process more for each test file would take longer to start than most
 * files need the bank. It writes its ledger into `dataDir`, and another one that is started there goes on with it.
 */
export async function startSimulator(dataDir: string) {
  const server = createSimulator({ ledgerFile: path.join(dataDir, "gateway-simulator.jsonl") });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const origin = `http://127.0.0.1:${port}`;
  const get = async (what: string): Promise<unknown> => (await fetch(`${origin}/simulator/${what}`)).json();
  const post = (what: string, body: unknown) =>
    fetch(`${origin}/simulator/${what}`, { method: "POST", body: JSON.stringify(body) });
  return {
    origin,
    port,
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
      server.closeAllConnections();
      await once(server.close(), "close");
    },
  };
}
export type Simulator = Awaited<ReturnType<typeof startSimulator>>;
