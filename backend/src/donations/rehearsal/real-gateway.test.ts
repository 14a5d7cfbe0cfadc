import { signingHeaders } from "@pcf/contract/signed-hook";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { isTestGateway } from "../gateway/configured-gateway.ts";
import { approvedDonation } from "../receipts/testing/approved-donation.ts";

let system: TestPayload;
beforeAll(async () => {
  system = await startTestPayload({ MONERIS_STORE_ID: "monca00001", MONERIS_API_TOKEN: "a token" });
});
afterAll(() => system.close());

test("where cards are charged nothing is taken away, whoever asks", async () => {
  const { rehearsalEndpoint } = await import("./rehearsal-endpoint.ts");
  const { id, orderId } = await approvedDonation(system.payload, {}, new Date());
  const body = JSON.stringify({ gift: { orderId, email: "zoe@donor.example" } });
  const headers = await signingHeaders(body, "another secret of the tests", Date.now());
  const request = new Request("http://localhost/api/rehearsal/forget", { method: "POST", body, headers });
  const answer = await rehearsalEndpoint.handler(
    Object.assign(request, { payload: system.payload }) as never,
  );
  expect(answer.status).toBe(403);
  expect(await answer.json()).toEqual({ rehearsal: "real-gateway" });
  expect(await system.payload.count({ collection: "donations", where: { id: { equals: id } } })).toEqual({
    totalDocs: 1,
  });
});

test("a store for trying is one on the gateway's own hosts for that, and no other", () => {
  const store = { MONERIS_STORE_ID: "store5" };
  expect(isTestGateway({ ...store, MONERIS_HOST: "esqa.moneris.com" })).toBe(true);
  expect(isTestGateway({ ...store, MONERIS_HOST: "mpg1t.moneris.io" })).toBe(true);
  expect(isTestGateway({ ...store, MONERIS_HOST: "mpg1.moneris.io" })).toBe(false);
  expect(isTestGateway({ ...store, MONERIS_HOST: "esqa.moneris.com.example" })).toBe(false);
});
