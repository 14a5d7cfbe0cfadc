import { expect, test } from "vitest";
import { day, type Kept, longAgo, retentionSystem } from "../privacy/testing/retention-system.ts";
import { writeForm, writeSubscriber } from "./testing/ending-rows.ts";

const system = retentionSystem();

test("a form that waits for staff, and an address that was confirmed, stay however old they are", async () => {
  const old = day(longAgo);
  const rows: Kept[] = [
    ...(await Promise.all(
      ["contact", "kit", "volunteer"].map(async (name) => ({
        collection: "form-submissions" as const,
        id: await writeForm(system, name, { ...old, state: "new" }),
      })),
    )),
    { collection: "subscribers", id: await writeSubscriber(system, { ...old, state: "confirmed" }) },
  ];
  const before = await Promise.all(rows.map(({ collection, id }) => system.read(collection, id)));
  await system.run();
  const after = await Promise.all(rows.map(({ collection, id }) => system.read(collection, id)));
  expect(after).toEqual(before);
});

test("a link to confirm confirms nobody else when the sign-up has gone and its number is another's", async () => {
  const { confirmationToken, subscriberOfToken } = await import("./mailing-list/confirmation-token.ts");
  const gone = {
    email: "gone@visitor.example",
    id: Number(await writeSubscriber(system, { state: "pending", ...day(longAgo) })),
  };
  await system.payload.db.updateOne({ collection: "subscribers", id: gone.id, data: { email: gone.email } });
  const token = confirmationToken(gone);
  expect((await subscriberOfToken(system.payload, token))?.id).toBe(gone.id);
  await system.run();
  expect(await subscriberOfToken(system.payload, token)).toBeNull();
  await system.write("subscribers", {
    id: gone.id,
    email: "other@visitor.example",
    language: "en",
    state: "pending",
    source: "kit form",
  });
  expect(await subscriberOfToken(system.payload, token)).toBeNull();
});
