import { expect, test } from "vitest";
import { clientOf } from "./client-address.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["what a proxy made up", "what a proxy made up"],
])("%s counts as the client %s", (address, client) => {
  expect(clientOf(address)).toBe(client);
});
