// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { show } from "~/ui/show";
import { Spinner } from "./spinner";

afterEach(cleanup);

test("what is waited for is announced politely", () => {
  show(<Spinner label="Sending" />);
  expect(screen.getByRole("status").textContent).toBe("Sending");
});
