/** Backend and site with hot reload: `npm run dev`. */
import path from "node:path";
import { askedToEnd } from "../lib/asked-to-end.ts";
import { root } from "../lib/build.ts";
import { prepare } from "../lib/prepare.ts";
import {
  fail,
  loadDotEnv,
  placesFromEnv,
  requireFreePorts,
  requireGoodSettings,
  usesSimulator,
} from "../lib/settings.ts";
import { stackEnv } from "../lib/stack.ts";
import { supervise } from "../lib/supervised-process.ts";

loadDotEnv();
const places = placesFromEnv();
await requireFreePorts(places);
const env = { ...stackEnv(places), NODE_ENV: "development" };
await requireGoodSettings(env);
await prepare(env, (line) => console.log(line));

const bin = path.join(root, "node_modules/.bin");
const common = { env, output: process.stdout };
const failed = (name: string) => fail(`${name} could not start; the lines above say why.`);
const simulator = {
  ...common,
  name: "gateway simulator",
  command: path.join(bin, "node"),
  args: ["backend/src/donations/gateway/simulator/main.ts"],
  cwd: root,
};
const processes = [
  ...(usesSimulator(env) ? [supervise(simulator, failed)] : []),
  supervise(
    {
      ...common,
      name: "backend",
      command: path.join(bin, "next"),
      args: ["dev", "-p", String(places.backendPort), "-H", "127.0.0.1"],
      cwd: path.join(root, "backend"),
    },
    failed,
  ),
  supervise(
    {
      ...common,
      name: "site",
      command: path.join(bin, "node"),
      args: ["server/dev.ts"],
      cwd: path.join(root, "site"),
    },
    failed,
  ),
];
askedToEnd().signal.addEventListener("abort", async () => {
  await Promise.all(processes.map((process) => process.stop()));
  process.exit(0);
});
