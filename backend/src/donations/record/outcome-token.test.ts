import { expect, test } from "vitest";
import { createOutcomeToken, outcomeTokenEnds, readOutcomeToken } from "./outcome-token.ts";

const orderId = "D261120-ABCDEFGHJK";
const secret = "a secret of the tests";
const gift = { createdAt: "2026-08-01T12:00:00.000Z" };
const ends = (token: string) => {
  const read = readOutcomeToken(token, secret);
  return read && [read.orderId, outcomeTokenEnds(gift, read).toISOString()];
};

test("the token that comes with a gift ends 90 days after the gift, also one made before tokens had an end", () => {
  const before = `${orderId}.tMndonIUf4p5PkfckgbXPVThgjDWYksqPorjtWCq4fo`;
  expect(createOutcomeToken(orderId, secret)).toBe(before);
  expect(ends(before)).toEqual([orderId, "2026-10-30T12:00:00.000Z"]);
});

test("a token that was mailed later carries its own end, which nobody can move", () => {
  const token = createOutcomeToken(orderId, secret, new Date("2027-03-01T00:00:00Z"));
  expect(ends(token)).toEqual([orderId, "2027-03-01T00:00:00.000Z"]);
  const [id, end = "", signature] = token.split(".");
  expect(ends(`${id}.${Number(end) + 1}.${signature}`)).toBeNull();
  expect(ends(`${id}.${signature}`)).toBeNull();
  expect(ends(`${createOutcomeToken(orderId, secret)}.${signature}`)).toBeNull();
});

test.each(["", "x.y.z", orderId, `${orderId}.`, `${orderId}.1.`, `${orderId}.1e9.AAAA`, `${orderId}..AAAA`])(
  "%j is no token of ours",
  (token) => {
    expect(readOutcomeToken(token, secret)).toBeNull();
  },
);
