import { refusalCodes } from "@pcf/contract/donation/response-codes";
import { expect, test } from "vitest";
import { declineReason, reasonsByIssuer, saysDoNotHonour } from "./decline-reason.ts";
import { copy } from "./mails/monthly-words-copy.ts";

const refused = (isoCode: string | null, responseCode: string) => ({ gateway: { isoCode, responseCode } });

test.each([
  // As the gateway's own test store pairs them.
  ["41", "421", "card-gone"],
  ["43", "421", "card-gone"],
  ["46", "421", "card-gone"],
  ["04", "421", "card-gone"],
  ["14", "421", "card-gone"],
  ["54", "482", "expired"],
  ["51", "481", "funds"],
  ["02", "484", "call-bank"],
  ["05", "481", "declined"],
  ["06", "050", "declined"],
  ["03", "476", "declined"],
  ["91", "476", "bank-unreachable"],
  ["96", "481", "bank-unreachable"],
  ["68", "113", "bank-unreachable"],
  ["R0", "481", "stopped-at-bank"],
  ["R1", "481", "stopped-at-bank"],
  ["R3", "421", "stopped-at-bank"],
  // The gateway has one code for many, and its own word counts only where the issuer has none.
  ["51", "421", "funds"],
  ["05", "421", "declined"],
  ["06", "478", "declined"],
  ["91", "480", "bank-unreachable"],
  ["41", "076", "card-gone"],
  ["12", "421", "card-gone"],
  [null, "421", "card-gone"],
  [null, "057", "card-gone"],
  [null, "909", "card-gone"],
  [null, "076", "funds"],
  [null, "481", "declined"],
  [null, "476", "declined"],
  [null, "050", "declined"],
  [null, "777", "declined"],
])("a decline with the issuer's code %s and the gateway's %s is told as %s", (iso, code, reason) => {
  expect(declineReason(refused(iso, code))).toBe(reason);
});

test("only the issuer's own word is a refusal to honour the card", () => {
  expect(saysDoNotHonour(refused("05", "421"))).toBe(true);
  for (const iso of ["06", "91", "96", null]) expect(saysDoNotHonour(refused(iso, "481"))).toBe(false);
});

test("each reason that a code can have is told to donors in words", () => {
  const issuers = [...reasonsByIssuer.keys(), "05", "99", null];
  const reasons = issuers.flatMap((iso) =>
    refusalCodes.map((code) => declineReason(refused(iso, String(code)))),
  );
  expect(new Set(reasons)).toEqual(new Set(Object.keys(copy.reasons)));
});
