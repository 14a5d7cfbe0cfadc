// @vitest-environment happy-dom
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { StylesPlace } from "./first-screen";

test("styles that the server put into a page stay for the next one, where other pages have them", async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.head.innerHTML =
    '<link rel="preload" href="/assets/root-a.css">' +
    '<link rel="preload" href="/assets/below-a.css"><link rel="icon" href="/favicon.ico">';
  document.body.innerHTML = '<div><i hidden=""><style>b{}</style><style>c{}</style></i></div>';
  const page = document.body.firstElementChild as HTMLElement;
  const root = await act(() => hydrateRoot(page, <StylesPlace />));
  expect(page.querySelectorAll("style")).toHaveLength(2);
  await act(() => root.render(<p>The next page</p>));
  expect(page.textContent).toBe("The next page");
  expect(
    [...document.head.children].map(({ outerHTML }) =>
      outerHTML.replace(/<link.*(root|below|icon).*>/, "$1"),
    ),
  ).toEqual(["root", "<style>b{}</style>", "<style>c{}</style>", "below", "icon"]);
});
