import { expect, test } from "vitest";
import { addressBook } from "../words/old-address.ts";
import { ofFormerHost } from "./former-hosts.ts";
import { youtubeId } from "./videos.ts";

const origin = "https://cms.example";
const book = addressBook({ origins: [origin] });
book.add(
  "/patient-stories/the-choir-without-the-tenor/",
  "/get-support/patient-stories/the-choir-without-the-tenor",
);
book.add("/news/", "/news");

test.each([
  [
    "https://former.example/patient-stories/the-choir-without-the-tenor/",
    "/get-support/patient-stories/the-choir-without-the-tenor",
  ],
  [
    "https://former.example/patient-stories/the-choir-without-the-tenor/#end",
    "/get-support/patient-stories/the-choir-without-the-tenor#end",
  ],
  // Another charity has a page of its own at such an address.
  ["https://other.example/news/", undefined],
  ["https://other.example/patient-stories/one-of-their-own/", undefined],
  ["/patient-stories/the-choir-without-the-tenor/", undefined],
  ["mailto:ann@example.ca", undefined],
])("a link to %s is one to %s", (href, address) => {
  expect(ofFormerHost(href, origin, book)).toBe(address);
});

test.each([
  ["https://www.youtube.com/watch?v=abcdefghijk", "abcdefghijk"],
  ["https://youtu.be/abcdefghijk?t=3", "abcdefghijk"],
  ["//www.youtube-nocookie.com/embed/abcdefghijk", "abcdefghijk"],
  ["https://www.youtube.com/watch?feature=share&v=abcdefghijk", "abcdefghijk"],
  ["https://vimeo.com/123456", undefined],
  ["https://www.youtube.com/playlist?list=PL123", undefined],
])("%s is the video %s", (url, id) => {
  expect(youtubeId(url)).toBe(id);
});
