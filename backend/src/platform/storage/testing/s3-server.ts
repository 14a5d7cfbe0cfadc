/**
 * `node --openssl-legacy-provider s3-server.ts FOLDER PORT BUCKET …`: a store that speaks S3 on the loopback, keeping what it
 * has in a folder; prints its port and ends with its input. Lists of more than 1,000 files go on by a mark that it
 * encrypts with DES, which Node has in that provider alone: so it is a process of its own.
 */
import S3rver from "s3rver";

const [directory = "", port = "0", ...buckets] = process.argv.slice(2);
const server = new S3rver({
  address: "127.0.0.1",
  port: Number(port),
  silent: true,
  directory,
  configureBuckets: buckets.map((name) => ({ name, configs: [] })),
});
const { port: listening } = await server.run();
process.stdin.on("end", () => process.exit(0)).resume();
console.log(listening);
