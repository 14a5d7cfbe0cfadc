/**
 * A process that serves and is at work on a job, and stops on SIGTERM as the framework has it: no more connections, and an end with
 * the last answer. Argument: whether other backends share its database. It prints its port, and when its job ends.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Payload } from "payload";
import { drainBeforeStop, isStopping } from "../drain-before-stop.ts";
import { jobsUnderWay } from "../under-lease.ts";

const [database = ""] = process.argv.slice(2);
const server = createServer((_request, response) => response.end(isStopping() ? "stopping" : "serving"));
process.on("SIGTERM", () => server.close(() => process.exit(143)));
const payload = { crons: [], db: { name: database } } as unknown as Payload;
drainBeforeStop(payload, 0);
jobsUnderWay(payload).add(1);
process.once("SIGTERM", () =>
  setTimeout(() => {
    console.log("job ended");
    jobsUnderWay(payload).delete(1);
  }, 1_000),
);
server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
