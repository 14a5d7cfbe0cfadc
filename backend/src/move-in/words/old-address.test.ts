import { describe, expect, test } from "vitest";
import { addressBook } from "./old-address.ts";

const uploads = "https://cms.example/wp-content/uploads";

function book() {
  const addresses = addressBook({
    origins: ["https://cms.example", "http://127.0.0.1:3190", "https://old.example"],
  });
  addresses.add("/news/a-letter", "/news/a-letter-from-the-chair");
  addresses.add("/?p=86", "/news/a-letter-from-the-chair");
  addresses.add("/événements/été", "/get-involved/find-an-event/ete");
  addresses.add("/team/anna", "/about-us/our-team#anna");
  addresses.add(`${uploads}/2024/01/Walk-scaled.jpg`, "/media/walk.jpg");
  addresses.add(`${uploads}/2024/01/plan-1024x768.png`, "/media/plan.png");
  addresses.add(`${uploads}/2024/01/Bericht Übersicht.pdf`, "/media/bericht.pdf");
  return addresses;
}

describe("an address of the old site leads to the new one", () => {
  test.each([
    ["https://cms.example/news/a-letter/", "/news/a-letter-from-the-chair"],
    ["http://www.cms.example/news/a-letter", "/news/a-letter-from-the-chair"],
    ["http://127.0.0.1:3190/news/a-letter/", "/news/a-letter-from-the-chair"],
    ["https://cms.example:443/news/a-letter", "/news/a-letter-from-the-chair"],
    ["//old.example/News/A-Letter/", "/news/a-letter-from-the-chair"],
    ["cms.example/index.php/news/a-letter", "/news/a-letter-from-the-chair"],
    ["/news/a-letter", "/news/a-letter-from-the-chair"],
    ["/news//a-letter/?utm_source=mail&amp;utm_medium=x", "/news/a-letter-from-the-chair"],
    ["/news/a-letter/#signature", "/news/a-letter-from-the-chair#signature"],
    ["/news/a-letter/feed/", "/news/a-letter-from-the-chair"],
    ["https://cms.example/?p=86", "/news/a-letter-from-the-chair"],
    ["?page_id=86", "/news/a-letter-from-the-chair"],
    ["https://cms.example/?post_type=news&#038;p=86", "/news/a-letter-from-the-chair"],
    ["/%C3%A9v%C3%A9nements/%c3%a9t%c3%a9/", "/get-involved/find-an-event/ete"],
    ["/événements/ÉTÉ", "/get-involved/find-an-event/ete"],
    ["/team/anna/#top", "/about-us/our-team#anna"],
    [`${uploads}/2024/01/Walk-scaled.jpg`, "/media/walk.jpg"],
    [`${uploads}/2024/01/Walk.jpg`, "/media/walk.jpg"],
    [`${uploads}/2024/01/Walk-300x200.jpg`, "/media/walk.jpg"],
    [`${uploads}/2024/01/walk-1024x683.JPG`, "/media/walk.jpg"],
    ["https://i0.wp.com/cms.example/wp-content/uploads/2024/01/Walk.jpg?resize=300", "/media/walk.jpg"],
    ["/wp-content/uploads/2024/01/plan-1024x768.png", "/media/plan.png"],
    ["/wp-content/uploads/2024/01/plan-1024x768-150x150.png", "/media/plan.png"],
    [`${uploads}/2024/01/Bericht%20U%CC%88bersicht.pdf`, "/media/bericht.pdf"],
  ])("%s", (href, address) => {
    const addresses = book();
    expect(addresses.newAddressOf(href)).toBe(address);
    expect(addresses.unknown()).toEqual([]);
  });
});

describe("what is not of the old site stays what it is", () => {
  test.each([
    ["https://example.ca/a?b=1&amp;c=2#d", "https://example.ca/a?b=1&c=2#d"],
    ["http://example.ca", "http://example.ca"],
    ["https://notcms.example/news/a-letter", "https://notcms.example/news/a-letter"],
    ["www.example.ca", "https://www.example.ca"],
    ["example.ca/a b", "https://example.ca/a%20b"],
    ["http://https://example.ca/", "https://example.ca/"],
    ["mailto: Info@Example.ca ?subject=A walk", "mailto:Info@Example.ca?subject=A%20walk"],
    ["info@example.ca", "mailto:info@example.ca"],
    ["tel:(604) 555 0123", "tel:6045550123"],
    ["tel:604.555.0123", "tel:604-555-0123"],
    ["#contacts", "#contacts"],
    ["/get-support/support-groups/find-a-group", "/get-support/support-groups/find-a-group"],
    ["https://old.example/Get-Support/?utm_source=x#groups", "/get-support#groups"],
    ["/search?value=psa&utm_source=x&page=1", "/search?value=psa&page=1"],
    ["/news/a-letter-from-the-chair", "/news/a-letter-from-the-chair"],
  ])("%s", (href, address) => {
    const addresses = book();
    expect(addresses.newAddressOf(href)).toBe(address);
    expect(addresses.unknown()).toEqual([]);
  });
});

test.each([
  ["javascript:alert(1)"],
  ["java\nscript:alert(1)"],
  ["JavaScript&colon;alert(1)"],
  ["data:text/html,<b>"],
  ["file:///C:/letter.doc"],
  ["vbscript:x"],
  ["../letter.html"],
  ["letter.doc"],
  ["/\\evil.example"],
  ["http://"],
  ["http://intranet/"],
  ["mailto:"],
  ["mailto:nobody"],
  ["tel:"],
  ["#"],
  [""],
  [" "],
])("“%s” leads nowhere", (href) => {
  expect(book().newAddressOf(href)).toBeUndefined();
});

test("staff are told what leads to nothing any more, each address once", () => {
  const addresses = book();
  for (const href of [
    "https://cms.example/gone/",
    "https://cms.example/gone/",
    "/?p=999",
    "/wp-content/uploads/2020/01/lost.pdf",
    "/get-support/old-corner",
  ]) {
    addresses.newAddressOf(href);
  }
  expect(addresses.newAddressOf("/get-support/old-corner")).toBe("/get-support/old-corner");
  expect(addresses.newAddressOf("/?p=999")).toBeUndefined();
  expect(addresses.unknown()).toEqual([
    { address: "https://cms.example/gone/", stays: false },
    { address: "/?p=999", stays: false },
    { address: "/wp-content/uploads/2020/01/lost.pdf", stays: false },
    { address: "/get-support/old-corner", stays: true },
  ]);
});

test("the first that takes an old address keeps it", () => {
  const addresses = book();
  expect(addresses.add("/news/a-letter/", "/news/another")).toBe(false);
  expect(addresses.add("/news/a-letter/", "/news/a-letter-from-the-chair")).toBe(true);
  expect(addresses.newAddressOf("/news/a-letter")).toBe("/news/a-letter-from-the-chair");
});

test("two files whose names differ in capitals or in a size stay two", () => {
  const addresses = book();
  addresses.add(`${uploads}/2024/01/a.jpg`, "/media/a.jpg");
  addresses.add(`${uploads}/2024/01/A.jpg`, "/media/a-1.jpg");
  addresses.add(`${uploads}/2024/01/a-200x100.jpg`, "/media/a-2.jpg");
  expect(addresses.newAddressOf(`${uploads}/2024/01/A.jpg`)).toBe("/media/a-1.jpg");
  expect(addresses.newAddressOf(`${uploads}/2024/01/A-300x300.jpg`)).toBe("/media/a-1.jpg");
  expect(addresses.newAddressOf(`${uploads}/2024/01/a-200x100.jpg`)).toBe("/media/a-2.jpg");
  expect(addresses.newAddressOf(`${uploads}/2024/01/a-300x300.jpg`)).toBe("/media/a.jpg");
});

test("a book of ten thousand addresses answers at once", () => {
  const addresses = book();
  for (let at = 0; at < 10_000; at++) addresses.add(`/news/item-${at}`, `/news/new-${at}`);
  expect(addresses.newAddressOf("https://cms.example/news/item-9999/")).toBe("/news/new-9999");
});
