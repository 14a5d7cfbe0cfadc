import type { Member } from "@pcf/contract/content/documents";
import { expect, test } from "vitest";
import { teamSections } from "./team-sections";

type Type = Member["memberTypes"][number];
const type = (slug: string, name: string, parent?: Type["parent"]): Type => ({
  id: slug,
  slug,
  name,
  parent,
});
const committees = { id: "our-committees", slug: "our-committees", name: "Our Committees" };

const member = (title: string, types: Type[], order?: number): Member => ({
  id: title,
  title,
  slug: title.toLowerCase(),
  order,
  memberTypes: types,
  memberDescription: { professionalDesignation: undefined, biography: "", profilePicture: undefined },
  memberContact: {},
  committies: [],
});

test("sections stand in the page's order, committees together under their parent", () => {
  const sections = teamSections([
    member("Finance", [type("finance-committee", "Finance Committee", committees)]),
    member("Ann", [type("medical-advisors", "Medical Advisors")]),
    member("Grants", [type("grants-committee", "Grants Committee", committees)]),
    member("Bob", [type("our-team", "Our Team")]),
  ]);
  expect(sections.map(({ id, members }) => [id, members.map(({ title }) => title)])).toEqual([
    ["our-team", ["Bob"]],
    ["medical-advisors", ["Ann"]],
    ["our-committees", ["Finance", "Grants"]],
  ]);
});

test("a member of two types stands in both sections, in the editors' order", () => {
  const board = type("our-board", "Our Board");
  const sections = teamSections([
    member("Zoe", [board, type("directors", "Directors")], 1),
    member("Adam", [board], 2),
    member("Eve", [board]),
  ]);
  expect(sections.map(({ members }) => members.map(({ title }) => title))).toEqual([
    ["Zoe", "Adam", "Eve"],
    ["Zoe"],
  ]);
});
