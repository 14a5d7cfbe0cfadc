import { expect, test } from "vitest";
import { unreadableStatus } from "./redirect-unreadable.ts";

test("what the framework has no request for is told apart from what it can read", () => {
  for (const method of ["TRACE", "CONNECT", "PROPFIND", "get", ""])
    expect(unreadableStatus(method, "/api/pages"), method).toBe(405);
  for (const address of ["/api/%zz", "/media/%", "/%e0%a4%a", "/%ff?a=1"])
    expect(unreadableStatus("GET", address), address).toBe(400);
  for (const address of ["/", "/api/pages?where=%zz", "/media/a%20b.webp", "/admin/%C3%A9"])
    expect(unreadableStatus("GET", address), address).toBeUndefined();
});
