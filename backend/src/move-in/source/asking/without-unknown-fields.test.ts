import { expect, test } from "vitest";
import { withoutUnknownFields } from "./without-unknown-fields.ts";

const plain = (query: string | undefined) => query?.replace(/\s+/g, " ").trim();

const query = `{
  news { nodes { id slug hero { node { url } } } }
  cities { nodes { slug } }
}`;
const unknown = (name: string, type: string, locations?: { line: number; column: number }[]) => ({
  message: `Cannot query field "${name}" on type "${type}". Did you mean "x"?`,
  locations,
});

test("only the field at the place of the error is left out, and what is empty without it", () => {
  const lesser = withoutUnknownFields(query, [unknown("slug", "City", [{ line: 3, column: 20 }])]);
  expect(plain(lesser?.query)).toBe("{ news { nodes { id slug hero { node { url } } } } }");
  expect(lesser?.leftOut).toEqual(["City.slug"]);
});

test("without a place the field is left out wherever it stands", () => {
  const lesser = withoutUnknownFields(query, [unknown("slug", "City")]);
  expect(plain(lesser?.query)).toBe("{ news { nodes { id hero { node { url } } } } }");
});

test("of a node that is not known, what stands in it stays", () => {
  const lesser = withoutUnknownFields(query, [unknown("node", "MediaItem", [{ line: 2, column: 33 }])]);
  expect(plain(lesser?.query)).toContain("hero { url }");
  expect(lesser?.leftOut).toEqual([]);
});

test("a site that knows nothing of it is asked nothing, and other errors are not for leaving out", () => {
  const all = [unknown("news", "RootQuery"), unknown("cities", "RootQuery")];
  expect(withoutUnknownFields(query, all)?.query).toBeUndefined();
  expect(withoutUnknownFields(query, [...all, { message: "Internal server error" }])).toBeUndefined();
});
