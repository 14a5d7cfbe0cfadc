import { firstGivingChoices, type GivingChoice } from "@pcf/contract/donation/giving-choices";
import { firstGivingImpact, type GivingImpact } from "@pcf/contract/donation/giving-impact";
import { ValidationError } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askGraphql } from "../../content/testing/ask-graphql.ts";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { readGivingChoices } from "./giving-choices.ts";

let backend: TestPayload;
beforeAll(async () => {
  backend = await startTestPayload();
});
afterAll(() => backend.close());

type Rows = { areas?: Partial<GivingChoice>[]; occasions?: Partial<GivingChoice>[]; impact?: GivingImpact };
const save = (rows: Rows) => backend.payload.updateGlobal({ slug: "givingChoices", data: rows as object });
/** What staff read at the list that was not taken. */
const refusal = async (rows: Rows) => {
  const error = await save(rows).catch((reason: unknown) => reason);
  if (!(error instanceof ValidationError)) throw new Error("It was saved");
  return error.data.errors.map(({ message }) => message);
};
const areas = async () =>
  (await readGivingChoices(backend.payload)).areas.map(({ value, name }) => [value, name]);
const [greatestNeed] = firstGivingChoices.areas;

test("as long as nobody has changed them, donors choose from the lists of the specification", async () => {
  expect(await readGivingChoices(backend.payload)).toMatchObject(firstGivingChoices);
  const { data } = await askGraphql("{ givingChoices { areas { value name } } }");
  expect(data?.givingChoices).toEqual({
    areas: firstGivingChoices.areas.map(({ value, name }) => ({ value, name })),
  });
});

test("under each amount stands a fact that administrators change, or take away", async () => {
  const impact = async () =>
    (await askGraphql("{ givingChoices { impact { of25 of50 of100 } } }")).data?.givingChoices;
  expect(await impact()).toEqual({ impact: firstGivingImpact });
  await save({ ...firstGivingChoices, impact: { of25: "  Two\n lines ", of50: null } });
  expect(await impact()).toEqual({ impact: { ...firstGivingImpact, of25: "Two lines", of50: null } });
});

test("a new campaign is sent under its first name, also when it has got another one", async () => {
  const { areas: given = [] } = await save({
    areas: [{ name: "  Spring   Run " }, ...firstGivingChoices.areas],
  });
  expect((await areas())[0]).toEqual(["Spring Run", "Spring Run"]);
  const [run, ...others] = given ?? [];
  await save({ areas: [...others, { ...run, name: "Spring Run 2027" }] });
  expect((await areas()).at(-1)).toEqual(["Spring Run", "Spring Run 2027"]);
});

test("a row that was duplicated and got a name of its own is sent under that name", async () => {
  const copies = ["Research", "Nursing"].map((name) => ({ value: "Research", name }));
  await save({ areas: copies });
  expect(await areas()).toEqual([
    ["Research", "Research"],
    ["Nursing", "Nursing"],
  ]);
});

test("what donors could not choose, or not tell apart, is not taken", async () => {
  expect(await refusal({ areas: [{ ...greatestNeed, offeredTo: "2026-12-31" }] })).toEqual([
    "One area at least has to have no first and no last day, so that donors can always choose one.",
  ]);
  expect(await refusal({ areas: [{ name: "Research" }, { name: "research" }] })).toEqual([
    "“Research” stands here twice.",
  ]);
  const renamed = { value: "Ride to Live", name: "Ride for Life" };
  expect(await refusal({ areas: [renamed, { name: "Ride to Live" }] })).toEqual([
    "“Ride for Life” was called “Ride to Live” before, and forms still send that for it. Choose another name.",
  ]);
  expect(await refusal({ occasions: [{ name: "other" }] })).toEqual(["“Other” comes by itself."]);
  const backwards = { name: "Christmas", offeredFrom: "2026-12-01", offeredTo: "2026-11-01" };
  expect(await refusal({ occasions: [backwards] })).toEqual(["The last day is before the first."]);
});
