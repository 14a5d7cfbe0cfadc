import type { TypedUser } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { askGraphql } from "../testing/ask-graphql.ts";

let backend: TestPayload;
let user: TypedUser;
beforeAll(async () => {
  backend = await startTestPayload();
  const data = { email: "editor@foundation.example", password: "a long password of the tests", name: "Ed" };
  user = {
    ...(await backend.payload.create({
      collection: "users",
      data: { ...data, role: "editor", mustChangePassword: false },
    })),
    collection: "users",
  };
});
afterAll(() => backend.close());

test("a donor who waits is answered before staff's saves and reads of all content go on", async () => {
  const { payload } = backend;
  const { paymentsFirstOf } = await import("../../platform/jobs/payments-first.ts");
  const order: string[] = [];
  const gift = Promise.withResolvers<void>();
  const donor = paymentsFirstOf(payload).serve(() => gift.promise);
  const playlist = (title: string) => ({ collection: "playlists", data: { title, slug: title } }) as const;
  const waiting = [
    payload.create({ ...playlist("by-staff"), user }).then(() => order.push("save")),
    askGraphql("query { playlists { docs { title } } }").then(() => order.push("read")),
  ];
  // What the system itself writes does not wait. Ten of them take longer than one save does.
  for (let at = 0; at < 10; at += 1) await payload.create(playlist(`by-itself-${at}`));
  order.push("donor");
  gift.resolve();
  await Promise.all([donor, ...waiting]);
  expect(order[0]).toBe("donor");
  expect(order).toHaveLength(3);
});
