import { memberSchema } from "@pcf/contract/content/documents";
import { expect, test } from "vitest";
import { toMemberView } from "~/content/views/member-view";
import { shown } from "../../../tests/safe-content.ts";
import { teamSections } from "./team-sections";

const type = (slug: string, name: string, parent?: object) => ({ id: slug, slug, name, parent });
const committees = { id: "our-committees", slug: "our-committees", name: "Our Committees" };

const member = (title: string, memberTypes: object[], order?: number) => {
  const slug = title.toLowerCase();
  const document = { id: title, title, slug, order, memberTypes, memberDescription: {} };
  return toMemberView(shown(memberSchema.parse(document)));
};

test("sections stand in the page's order, committees together under their parent", () => {
  const sections = teamSections([
    member("Finance", [type("finance-committee", "Finance Committee", committees)]),
    member("Ann", [type("medical-advisors", "Medical Advisors")]),
    member("Grants", [type("grants-committee", "Grants Committee", committees)]),
    member("Bob", [type("our-team", "Our Team")]),
  ]);
  expect(sections.map(({ id, members }) => [id, members.map(({ name }) => name)])).toEqual([
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
  expect(sections.map(({ members }) => members.map(({ name }) => name))).toEqual([
    ["Zoe", "Adam", "Eve"],
    ["Zoe"],
  ]);
});
