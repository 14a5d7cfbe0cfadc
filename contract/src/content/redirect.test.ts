import { expect, test } from "vitest";
import { redirectSchema } from "./redirect.ts";

test("a redirect leads to the page, the article, the story or the event that it names", () => {
  const to = (relationTo: string, value: object) =>
    redirectSchema.parse({ id: 1, from: "/old/", type: "_301", to: { reference: { relationTo, value } } });
  expect(to("pages", { uri: "/about-us" })).toEqual({
    id: "1",
    from: "/old",
    status: 301,
    target: "/about-us",
  });
  expect(to("news", { newsSlug: "a" }).target).toBe("/news/a");
  expect(to("stories", { storySlug: "b" }).target).toBe("/get-support/patient-stories/b");
  expect(to("events", { eventSlug: "c" }).target).toBe("/get-involved/find-an-event/c");
});

test("a redirect to a web address keeps it, and one to anything else is refused", () => {
  const to = (url: string) => redirectSchema.safeParse({ id: 1, from: "/old", type: "_302", to: { url } });
  expect(to("https://elsewhere.example/x").data).toMatchObject({
    status: 302,
    target: "https://elsewhere.example/x",
  });
  expect(to("javascript:alert(1)").success).toBe(false);
  expect(to("//elsewhere.example").success).toBe(false);
  expect(to("").success).toBe(false);
});

test("an old path is known in the one way that redirects compare, and an address that is none is refused", () => {
  const read = (from: string, url: string) =>
    redirectSchema.safeParse({ id: 1, from, type: "_301", to: { url } }).data;
  expect(read("/%c3%89V%C3%A9nements/", "/événements?lieu=Montréal#été")).toMatchObject({
    from: "/ÉVénements",
    target: "/événements?lieu=Montréal#été",
  });
  expect(read("/?p=86", "/news/a")).toMatchObject({ from: "/?p=86" });
  expect(read("/old", "https://[")).toBeUndefined();
});
