import { expect, test } from "vitest";
import { proxyTarget } from "./proxy-allowlist.ts";

test("what visitors need reaches the backend, with the parameters that it knows", () => {
  for (const [method, address] of [
    ["POST", "/api/graphql"],
    ["POST", "/api/donate"],
    ["POST", "/api/forms/705"],
    ["POST", "/api/mailchimp"],
    ["GET", "/api/human-check"],
    ["GET", "/api/videos"],
    ["HEAD", "/api/videos"],
    ["GET", "/api/ig?page=2"],
    ["GET", "/api/oembed?url=https%3A%2F%2Fvideo.example%2F1"],
    ["GET", "/api/donations/outcome?token=a.b-c_d"],
    ["GET", "/api/mailing-list/confirm?token=a"],
    ["GET", "/media/a-drawing%20of-1.svg"],
  ] as const)
    expect(proxyTarget(method, address)).toEqual({ address });
  expect(proxyTarget("GET", "/api/videos?limit=0&depth=10&where[id][exists]=true")).toEqual({
    address: "/api/videos",
  });
  expect(proxyTarget("GET", "/api/ig?depth=9&page=2&page=3?x")).toEqual({
    address: "/api/ig?page=2&page=3%3Fx",
  });
});

test.each([
  "/api",
  "/api/",
  "/api/access",
  "/api/users",
  "/api/users/login",
  "/api//users/forgot-password",
  "/api/%75sers/login",
  "/api/Users/login",
  "/api/payload-preferences/x",
  "/api/pages",
  "/api/pages/1",
  "/api/globals/home",
  "/api/media/file/a.webp",
  "/api/outbox/1/preview",
  "/api/receipts/1/pdf",
  "/api/donations",
  "/api/donations/1",
  "/api/donations/1/accept",
  "/api/preview-data?collection=pages&id=1",
  "/api/missed-searches-report",
  "/api/graphql-playground",
  "/api/graphql/",
  "/api/videos/",
  "/api/videos/1",
  "/api/VIDEOS",
  "//api/videos",
  "/api//videos",
  "/api/./videos",
  "/api/videos/../users/login",
  "/api/videos/%2e%2e/users/login",
  "/api/forms/705/../../users/login",
  "/api/forms/1",
  "/api\\users\\login",
  "/api/%zz",
  "/x/../api/videos",
  "http://elsewhere.example/api/videos",
  "/media/",
  "/media/../api/users/login",
  "/media/..%2fapi%2fusers%2flogin",
  "/media/..%5Capi%5Cusers",
  "/media/a%00.webp",
])("%s stays with the staff", (target) => {
  for (const method of ["GET", "POST"])
    expect(proxyTarget(method, target)).toEqual(
      method === "POST" && target.startsWith("/media/") ? { status: 405, allow: "GET" } : { status: 404 },
    );
});

test("another method than the endpoint's is told which there is", () => {
  expect(proxyTarget("GET", "/api/graphql")).toEqual({ status: 405, allow: "POST" });
  for (const method of ["TRACE", "DELETE", "PATCH", "OPTIONS", "get", "PROPFIND", undefined])
    expect(proxyTarget(method, "/api/mailing-list/confirm")).toEqual({ status: 405, allow: "GET, POST" });
  expect(proxyTarget("POST", "/api/videos")).toEqual({ status: 405, allow: "GET" });
  expect(proxyTarget("DELETE", "/media/a.webp")).toEqual({ status: 405, allow: "GET" });
});

test("a name of a file that cannot be read is a bad request", () => {
  expect(proxyTarget("GET", "/media/%zz")).toEqual({ status: 400 });
});
