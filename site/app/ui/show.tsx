import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";

/** Renders a component inside a router, for tests. */
export function show(node: ReactNode) {
  return render(<RouterProvider router={createMemoryRouter([{ path: "*", element: node }])} />);
}
