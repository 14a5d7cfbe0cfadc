import { expect, test } from "../fixtures/clean-page.ts";
import { parsePage } from "../routes/parse-page.ts";

test("words of somebody in need get the numbers to call, also in a search that is refused", async ({
  request,
}) => {
  const search = async (term: string) => {
    const page = parsePage(
      await (await request.get(`/search?${new URLSearchParams({ value: term })}`)).text(),
    );
    const helps = [...page.querySelectorAll("main aside")].filter(
      (aside) =>
        page.getElementById(aside.getAttribute("aria-labelledby") ?? "")?.textContent ===
        "If you need help now",
    );
    const links = helps.flatMap((help) => [...help.querySelectorAll("a")]);
    return { words: page.body.textContent, numbers: links.map((link) => link.textContent) };
  };
  for (const term of ["suicide", "suicide?", "can't pee?"])
    expect((await search(term)).numbers, term).toContain("9-8-8");
  const refused = await search("nurse?");
  expect(refused.words).toContain("A search cannot contain the signs");
  expect(refused.numbers).toEqual([]);
});
