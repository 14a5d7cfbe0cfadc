// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { show } from "~/ui/show";
import { Avatar } from "./member-card";

afterEach(cleanup);

test("without a picture the initials stand for the person, titles left out", () => {
  expect(show(<Avatar name="Dr. Amrit van der Singh" />).container.textContent).toBe("AS");
});

test("the initials are not read aloud: the name stands beside them", () => {
  const { container } = show(<Avatar name="Maria Lopez" />);
  expect(container.querySelector("[aria-hidden=true]")?.textContent).toBe("ML");
});
