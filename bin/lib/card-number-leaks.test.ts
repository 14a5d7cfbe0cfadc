import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { cardNumberLeaks } from "./card-number-leaks.ts";

test("files with a card number, or more of it than may be shown, are named", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "leaks-"));
  mkdirSync(path.join(folder, "logs"));
  const files = {
    "fine.log": "card 448562******3528, reference 660123450010690030",
    "logs/whole.log": '{"card_number":"4485621544903528"}',
    "logs/grouped.log": "paid with 4485 6215 4490 3528",
    "logs/part.db": "\u0000\u000144856215\u0000",
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  const found = cardNumberLeaks(folder, ["4485621544903528"]).map((file) => path.relative(folder, file));
  rmSync(folder, { recursive: true });
  expect(found.sort()).toEqual(["logs/grouped.log", "logs/part.db", "logs/whole.log"]);
});
