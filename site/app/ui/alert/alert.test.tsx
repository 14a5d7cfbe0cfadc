// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { show } from "~/ui/show";
import { Alert } from "./alert";

afterEach(cleanup);

test("what stands on the page from the start is not announced; what appears later can be", () => {
  show(<Alert title="Office hours">Weekdays</Alert>);
  expect(screen.queryByRole("alert")).toBeNull();
  show(
    <Alert tone="danger" role="alert">
      Not sent
    </Alert>,
  );
  expect(screen.getByRole("alert").textContent).toBe("Not sent");
});
