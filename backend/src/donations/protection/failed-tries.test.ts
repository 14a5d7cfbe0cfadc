import { expect, test } from "vitest";
import { failedTries } from "./failed-tries.ts";
import { gateSchema } from "./gate-state.ts";
import { declineLimits, declineSpanMs } from "./limits.ts";

const identity = (ip: string, card: string) => ({ ip, card, email: "a@donor.example" });
const donor = identity("203.0.113.9", "4242424242424242");

test("who comes from where tries have failed resembles them for a while", () => {
  let ms = 0;
  const tries = failedTries(
    () => ms,
    gateSchema.parse({}),
    (text) => text,
  );
  expect(tries.resembles(donor)).toBe(false);
  tries.note(identity("203.0.113.9", "5555555555554444"));
  expect(tries.resembles(donor)).toBe(true);
  ms += declineSpanMs;
  expect(tries.resembles(donor)).toBe(false);
});

test("a network whose tries keep failing is told from one where a card or two was mistyped", () => {
  let ms = 0;
  const tries = failedTries(
    () => ms,
    gateSchema.parse({}),
    (text) => text,
  );
  for (let at = 0; at < declineLimits.ip - 1; at++) tries.note(donor);
  expect(tries.keepFailing(donor)).toBe(false);
  tries.note(donor);
  expect(tries.keepFailing(donor)).toBe(true);
  expect(tries.keepFailing(identity("203.0.113.10", donor.card))).toBe(false);
  ms += declineSpanMs;
  expect(tries.keepFailing(donor)).toBe(false);
  tries.note(donor);
  expect(tries.keepFailing(donor)).toBe(false);
});

test("numbers that are counted up resemble each other, cards of all kinds do not", () => {
  const tries = failedTries(
    () => 0,
    gateSchema.parse({}),
    (text) => text,
  );
  for (let at = 0; at < 50; at++) tries.note(identity(`198.51.100.${at}`, `4000${at}00000000000`));
  expect(tries.resembles(donor)).toBe(false);
  for (let at = 0; at < 10; at++) tries.note(identity(`192.0.2.${at}`, `42424200000000${at}0`));
  expect(tries.resembles(donor)).toBe(true);
});

test("a token of the gateway's own fields says nothing about the card", () => {
  const tries = failedTries(
    () => 0,
    gateSchema.parse({}),
    (text) => text,
  );
  for (let at = 0; at < 50; at++) tries.note(identity(`198.51.100.${at}`, "ot-token"));
  expect(tries.resembles(identity("203.0.113.9", "ot-token"))).toBe(false);
});
