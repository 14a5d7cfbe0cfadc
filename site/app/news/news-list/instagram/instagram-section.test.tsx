// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { InstagramSection } from "./instagram-section";
import type { PostTile } from "./post-view";

const tile = (id: string): PostTile => ({ id, kind: "IMAGE", label: `Post ${id}` });
const post = (id: string) => ({
  id,
  media_type: "IMAGE",
  media_url: `https://pictures.example/${id}.jpg`,
  timestamp: "2026-01-01T12:00:00Z",
  caption: `Post ${id}`,
});

let feed: PromiseWithResolvers<Response>;
beforeEach(() => {
  feed = Promise.withResolvers();
  vi.stubGlobal("fetch", () => feed.promise);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The news page with one post and more on their way, asked for by the reader. */
async function askForMore(loader: () => unknown = () => null) {
  const news = (
    <>
      <InstagramSection tiles={[tile("1")]} nextPageUrl="/api/ig?page=2" />
      <input aria-label="First name" />
    </>
  );
  const routes = [
    { path: "/news", element: news },
    { path: "/news/:slug", element: <h1>An article</h1>, loader },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ["/news"] });
  render(<RouterProvider router={router} />);
  const more = screen.getByRole("link", { name: "Load more Instagram posts" });
  more.focus();
  await act(async () => fireEvent.click(more));
  return router;
}

async function postsArrive() {
  await act(async () => feed.resolve(Response.json({ data: [post("2")], next_page_url: null })));
}

test("posts that were asked for take the focus, and the address says how many are shown", async () => {
  const router = await askForMore();
  await postsArrive();
  await vi.waitFor(() => expect(router.state.location.search).toBe("?posts=2"), { timeout: 20_000 });
  expect(document.activeElement).toBe(screen.getByRole("link", { name: /Post 2/ }));
});

test("a reader who types elsewhere by the time posts arrive goes on typing there", async () => {
  const router = await askForMore();
  const field = screen.getByLabelText("First name");
  field.focus();
  await postsArrive();
  await vi.waitFor(() => expect(router.state.location.search).toBe("?posts=2"), { timeout: 20_000 });
  expect(document.activeElement).toBe(field);
});

test("posts that arrive when the reader has left change nothing there", async () => {
  const router = await askForMore();
  await act(async () => router.navigate("/news/a-new-grant#more"));
  await postsArrive();
  expect(router.state.location).toMatchObject({
    pathname: "/news/a-new-grant",
    search: "",
    hash: "#more",
  });
});

test("posts that arrive on the reader's way to an article do not call them back", async () => {
  const article = Promise.withResolvers<null>();
  const router = await askForMore(() => article.promise);
  await act(async () => {
    router.navigate("/news/a-new-grant");
  });
  await postsArrive();
  await screen.findByRole("link", { name: /Post 2/ });
  await act(async () => article.resolve(null));
  expect(await screen.findByRole("heading", { name: "An article" })).toBeTruthy();
  expect(router.state.location.search).toBe("");
});

test("a post opened while more are on their way stays open", async () => {
  const router = await askForMore();
  await act(async () => router.navigate("?post=1"));
  await postsArrive();
  await vi.waitFor(() => expect(router.state.location.search).toBe("?post=1&posts=2"), { timeout: 20_000 });
});

test("who opens more posts in a tab of its own leaves the list as it is", async () => {
  const element = <InstagramSection tiles={[tile("1")]} nextPageUrl="/api/ig?page=2" />;
  render(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
  const more = screen.getByRole("link", { name: "Load more Instagram posts" });
  const byBrowser = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener("click", (event) => !event.defaultPrevented && byBrowser(event), { once: true });
  fireEvent.click(more, { ctrlKey: true });
  expect(byBrowser).toHaveBeenCalled();
  expect(more.getAttribute("aria-disabled")).not.toBe("true");
});
