import { handleEndpoints } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fillOffice } from "../staff/testing/fill-office.ts";
import { staffTokens } from "../testing/staff-tokens.ts";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";
import { mayAct, type StaffAction, subjects } from "./rights.ts";
import type { Role } from "./roles.ts";

let app: TestPayload;
let tokens: Map<Role, string>;
let ids: Map<string, string | number>;

beforeAll(async () => {
  app = await startTestPayload();
  app.payload.logger.level = "silent";
  tokens = await staffTokens(app.payload);
  ids = await fillOffice(app.payload);
  const group = await app.payload.create({
    collection: "supportGroups",
    data: { title: "A group", slug: "a-group" },
    draft: true,
  });
  ids.set("supportGroups", group.id);
  ids.set("feeds", "youtube");
});
afterAll(() => app.close());

type Row = [action: StaffAction, place: [method: string, collection: string, path: string], who: Role[]];

/** What the admin's own buttons do, where it is asked for, and who may. */
const table: Row[] = [
  ["gift-ask", ["POST", "donations", "ask-gateway"], ["donor-services", "finance"]],
  ["gift-decide", ["POST", "donations", "accept"], ["finance"]],
  ["gift-decide", ["POST", "donations", "close"], ["finance"]],
  ["gift-correct", ["POST", "donations", "correct"], ["donor-services", "finance"]],
  ["gift-spelling", ["GET", "donations", "receipt-spelling"], ["donor-services", "finance"]],
  ["gift-spelling", ["POST", "donations", "receipt-spelling"], ["donor-services", "finance"]],
  ["gift-see-refunds", ["GET", "donations", "refunds"], ["donor-services", "finance"]],
  ["gift-refund", ["POST", "donations", "refund"], ["finance"]],
  ["refund-decide", ["POST", "refunds", "decide"], ["finance"]],
  ["receipt-open", ["GET", "receipts", "pdf"], ["donor-services", "finance"]],
  ["receipt-resend", ["POST", "receipts", "resend"], ["donor-services", "finance"]],
  ["receipt-replace", ["POST", "receipts", "replace"], ["finance"]],
  ["receipt-cancel", ["POST", "receipts", "cancel"], ["finance"]],
  ["monthly-change", ["POST", "monthly-gifts", "pause"], ["donor-services", "finance"]],
  ["monthly-change", ["POST", "monthly-gifts", "resume"], ["donor-services", "finance"]],
  ["monthly-change", ["POST", "monthly-gifts", "stop"], ["donor-services", "finance"]],
  ["monthly-change", ["POST", "monthly-gifts", "amount"], ["donor-services", "finance"]],
  ["donor-merge", ["POST", "donors", "same-as"], ["donor-services", "finance"]],
  ["donor-merge", ["POST", "donors", "part"], ["donor-services", "finance"]],
  ["donor-notes", ["POST", "donors", "notes"], ["donor-services", "finance"]],
  ["mail-resend", ["POST", "outbox", "resend"], ["donor-services", "finance"]],
  ["ecard-stop", ["POST", "outbox", "stop"], ["donor-services", "finance"]],
  ["group-reports", ["GET", "supportGroups", "reports"], ["editor"]],
  ["feed-run", ["POST", "feeds", "run"], ["editor"]],
  ["second-factor-reset", ["POST", "users", "second-factor/reset"], []],
];
const roles: Role[] = ["administrator", "editor", "donor-services", "finance"];

/** The body fits nowhere: who may do it hears what is missing, who may not that they may not. */
async function ask(role: Role, [method, collection, path]: Row[1]): Promise<number> {
  const id = ids.get(collection);
  const at = collection === "users" ? `${path}/${id}` : `${id}/${path}`;
  const request = new Request(`http://localhost:3001/api/${collection}/${at}`, {
    method,
    headers: { Authorization: `JWT ${tokens.get(role)}`, "Content-Type": "application/json" },
    ...(method === "POST" && { body: JSON.stringify({ to: "nobody", key: 1, reason: "", amount: "" }) }),
  });
  return (await handleEndpoints({ config: app.payload.config, request })).status;
}

test.each(table)("%s: its button is shown to those alone who may do it", async (action, place, who) => {
  for (const role of roles) {
    const may = role === "administrator" || who.includes(role);
    expect([action, role, mayAct(role, action)]).toEqual([action, role, may]);
    expect([action, role, (await ask(role, place)) !== 403]).toEqual([action, role, may]);
  }
  expect(mayAct(undefined, action)).toBe(false);
});

test("each row of the table is about a collection or global that is there", () => {
  const { collections, globals } = app.payload.config;
  const slugs: string[] = [...collections, ...globals].map(({ slug }) => slug);
  expect(subjects.filter((subject) => subject !== "content" && !slugs.includes(subject))).toEqual([]);
});

test.each([
  ["", "Reason: say why, in 3 to 250 characters."],
  ["x", "Reason: “x” is too short. Say why, in at least 3 characters."],
  ["x".repeat(260), "Reason: this is too long by 10. At most 250 characters."],
])("a reason that will not do is refused with what is wrong with it (%#)", async (reason, words) => {
  for (const [collection, path, more] of [
    ["receipts", "cancel", {}],
    ["receipts", "replace", {}],
    ["monthly-gifts", "stop", {}],
    ["donations", "close", {}],
    ["donations", "accept", { amount: "15.00" }],
    ["donations", "refund", { amount: "15.00", key: crypto.randomUUID(), confirmed: true }],
    ["refunds", "decide", { amount: "0" }],
  ] as const) {
    const request = new Request(`http://localhost:3001/api/${collection}/${ids.get(collection)}/${path}`, {
      method: "POST",
      headers: { Authorization: `JWT ${tokens.get("finance")}`, "Content-Type": "application/json" },
      body: JSON.stringify({ reason, ...more }),
    });
    const answer = await handleEndpoints({ config: app.payload.config, request });
    const { errors } = await answer.json();
    expect([path, answer.status, errors[0].message]).toEqual([path, 400, words]);
  }
});

test("each field that is wrong is named, with what to do", async () => {
  const { typedAddress, typedAmount, typedProblems, typedReason, typedText } = await import(
    "../platform/admin/typed-by-staff.ts"
  );
  const { z } = await import("zod");
  const schema = z.object({
    reason: typedReason,
    amount: typedAmount(1),
    back: typedAmount(0),
    name: typedText("Name", { most: 5 }),
    address: typedAddress("Address"),
  });
  const wrong = { reason: "x", amount: "0", back: "ten", name: "A name", address: [] };
  const said = schema.safeParse(wrong);
  expect(said.error && typedProblems(said.error)).toBe(
    "Reason: “x” is too short. Say why, in at least 3 characters. " +
      "Amount: write it such as 15.00, more than nothing. Amount: write it such as 15.00, or 0 for nothing. " +
      "Name: at most 5 characters. Address: from 1 to 4 lines.",
  );
  const nothing = schema.safeParse({});
  expect(nothing.error && typedProblems(nothing.error)).toMatch(/^Reason: .*Amount: .*Name: .*Address: /);
});
