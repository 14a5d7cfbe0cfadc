/**
 * A backend in a process of its own: its endpoints (`/api/donate`, `/api/human-check`, …) on a free port, which it prints. It has no
 * jobs and no admin, and ends with its input.
 */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getPayload, handleEndpoints } from "payload";
import config from "../../payload.config.ts";

const payload = await getPayload({ config, disableOnInit: true });
payload.logger.level = "error";

const server = createServer(async (request, response) => {
  const { method = "GET", url = "/", headers } = request;
  const body = method === "POST" ? Buffer.concat(await request.toArray()) : null;
  const asked = new Request(`http://localhost${url}`, {
    ...{ method, body },
    headers: new Headers(headers as Record<string, string>),
  });
  const answer = await handleEndpoints({ config, request: asked });
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
}).listen(0, "127.0.0.1");
await once(server, "listening");
console.log((server.address() as AddressInfo).port);
process.stdin.resume().on("end", () => process.exit(0));
