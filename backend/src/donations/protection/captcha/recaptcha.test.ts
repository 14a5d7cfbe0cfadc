import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../../testing/test-payload.ts";
import { attackThreshold } from "../limits.ts";
import type { Captcha } from "./captcha.ts";
import { recaptcha } from "./recaptcha.ts";

let app: TestPayload;
let check: Captcha;
/** The same check with a service that it does not wait for. */
let impatient: Captcha;
let answer: object | string = {};
let asked = 0;
const service = createServer((_request, response) => {
  asked += 1;
  if (answer === "no answer") return;
  response.end(typeof answer === "string" ? answer : JSON.stringify(answer));
});

beforeAll(async () => {
  app = await startTestPayload();
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  const address = service.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const within = (timeoutMs: number) =>
    recaptcha({
      payload: app.payload,
      secret: "secret",
      verifyUrl: `http://127.0.0.1:${port}/siteverify`,
      hostname: "foundation.example",
      minScore: 0.5,
      timeoutMs,
    });
  check = within(10_000);
  impatient = within(200);
});
afterAll(async () => {
  service.closeAllConnections();
  service.close();
  await app.close();
});

const good = { success: true, action: "submit", hostname: "foundation.example", score: 0.6 };
const calm = { declines: 0, attackMode: false };
const verified = (changes: object | string = {}, pressure = calm) => {
  answer = typeof changes === "string" ? changes : { ...good, ...changes };
  const attempt = { token: randomUUID(), key: "key", ip: "192.0.2.1", now: new Date(), pressure };
  const verifying = answer === "no answer" ? impatient : check;
  return verifying.verify(attempt);
};
const verdictOf = async (changes: object | string = {}, pressure = calm) =>
  (await verified(changes, pressure)).verdict;

test.each([
  [{}, "plain"],
  [{ score: 0.9 }, "hardest"],
  [{ success: false }, "failed"],
  [{ score: 0.4 }, "failed"],
  [{ score: undefined }, "failed"],
  [{ action: "login" }, "failed"],
  [{ hostname: "elsewhere.example" }, "failed"],
  ["not JSON", "failed"],
  ["[]", "failed"],
  ["no answer", "failed"],
])("an answer with %o is %s", async (changes, verdict) => {
  expect(await verdictOf(changes)).toBe(verdict);
});

test("while many payments are declined a middling score is enough for the throttle, and says so, unless staff have the attack mode on", async () => {
  const attacked = { declines: attackThreshold, attackMode: false };
  expect(await verified({}, attacked)).toMatchObject({ verdict: "hardest", score: 0.6 });
  expect(await verdictOf({ score: 0.4 }, attacked)).toBe("failed");
  expect(await verdictOf({}, { declines: 0, attackMode: true })).toBe("too-easy");
  expect(await verdictOf({ score: 0.9 }, { declines: 0, attackMode: true })).toBe("hardest");
});

test("a token is good for one attempt, and the service is asked once", async () => {
  answer = good;
  const use = async (key: string) => {
    const attempt = { token: "one-token", key, ip: "192.0.2.1", now: new Date(), pressure: calm };
    return (await check.verify(attempt)).verdict;
  };
  const before = asked;
  expect(await use("first")).toBe("plain");
  expect(await use("first")).toBe("plain");
  expect(await use("second")).toBe("failed");
  expect(asked - before).toBe(1);
});

test("a secret that the service does not know is told to the office, once", async () => {
  const refusedSecret = { success: false, "error-codes": ["invalid-input-secret"] };
  for (let count = 0; count < 3; count += 1) expect(await verdictOf(refusedSecret)).toBe("failed");
  const { docs } = await app.payload.find({
    collection: "outbox",
    where: { kind: { equals: "office-notice" } },
  });
  expect(docs.map(({ subject }) => subject)).toEqual(["reCAPTCHA refuses what we ask: somebody has to look"]);
  expect(docs[0]?.text).toContain("RECAPTCHA_SECRET");
});
