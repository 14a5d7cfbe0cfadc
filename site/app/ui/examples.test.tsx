import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { Examples } from "./examples";

const modules = import.meta.glob<Record<string, Examples>>("./**/*.examples.tsx", { eager: true });

for (const { title, examples } of Object.values(modules).flatMap((module) => Object.values(module))) {
  for (const [name, Example] of Object.entries(examples)) {
    test(`${title}, ${name}: renders on the server without inline styles`, () => {
      const html = renderToStaticMarkup(
        <MemoryRouter>
          <Example />
        </MemoryRouter>,
      );
      expect(html.length).toBeGreaterThan(20);
      expect(html).not.toContain('style="');
    });
  }
}
