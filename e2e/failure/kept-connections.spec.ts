import { Agent, get, type IncomingHttpHeaders } from "node:http";
import { expect, test } from "@playwright/test";

/** The heads of an answer on a connection that the asker would like to keep. */
function headsOf(url: string): Promise<IncomingHttpHeaders> {
  const agent = new Agent({ keepAlive: true });
  return new Promise<IncomingHttpHeaders>((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume();
      resolve(response.headers);
    }).on("error", reject);
  }).finally(() => agent.destroy());
}

test("a proxy may keep its connections for a minute, the usual time, without one closing under a request", async () => {
  for (const server of [process.env.E2E_SITE_URL, process.env.E2E_BACKEND_URL])
    expect(await headsOf(`${server}/healthz`)).toMatchObject({ "keep-alive": "timeout=65" });
});
