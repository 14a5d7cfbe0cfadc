// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { show } from "~/ui/show";
import { MailLink, telephoneHref } from "./contact-link";

afterEach(cleanup);

test("a mail address can be read and written to", () => {
  show(<MailLink address="office@foundation.example" />);
  const link = screen.getByRole("link");
  expect(link.textContent).toBe("office@foundation.example");
  expect(link.getAttribute("href")).toBe("mailto:office@foundation.example");
});

test("a number is dialled from anywhere, short numbers as they are", () => {
  expect(telephoneHref("604-555-0142")).toBe("tel:+16045550142");
  expect(telephoneHref("1 (800) 555-0199")).toBe("tel:+18005550199");
  expect(telephoneHref("811")).toBe("tel:811");
  expect(telephoneHref("+44 20 7946 0000")).toBe("tel:+442079460000");
});
