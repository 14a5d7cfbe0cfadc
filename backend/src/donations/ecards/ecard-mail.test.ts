import { expect, test } from "vitest";
import { ecardMail } from "./ecard-mail.ts";
import { exampleCard } from "./testing/mail-examples.ts";

test("the subject of an e-card is ours and says whose it is; without a name that may stand there it says so all the same", async () => {
  const { subject } = await ecardMail({ ...exampleCard, image: 0, subject: "Your account is locked" });
  expect(subject).toMatch(/^A gift in memory of Alan Reid: a card from the .*Foundation$/);
  const honouree = ["Visit", "evil.example", "https://x"];
  const nameless = await ecardMail({ ...exampleCard, tributeKind: "Gift in Honour", honouree, image: 0 });
  expect(nameless.subject).toMatch(/^A gift in honour of Visit: a card/);
  const nobody = await ecardMail({ ...exampleCard, honouree: ["", "https://x", "1-800-555-0123"], image: 0 });
  expect(nobody.subject).toMatch(/^A gift in somebody’s memory: a card/);
});
