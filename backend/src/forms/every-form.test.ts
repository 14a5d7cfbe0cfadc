import { readdirSync } from "node:fs";
import path from "node:path";
import { forms } from "@pcf/contract/forms/forms";
import { exampleAnswers } from "@pcf/contract/forms/testing/example-answers";
import { handleEndpoints } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectRoot } from "../project-root.ts";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";

let system: TestPayload;
beforeAll(async () => {
  system = await startTestPayload();
});
afterAll(() => system.close());

test("every form that is defined is in the list of forms", () => {
  const files = readdirSync(path.join(projectRoot, "contract/src/forms"));
  const defined = files.filter((name) => name.endsWith("-form.ts")).sort();
  expect(defined).toEqual(forms.map(({ name }) => `${name}-form.ts`).sort());
});

test.each(forms)(
  "an answer to the form $name is stored, told to its contact, read by staff in its words and kept for its time",
  async (form) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(exampleAnswers(form))) body.set(name, value);
    const url = `http://localhost:3001/api/forms/${form.number}`;
    const request = new Request(url, { method: "POST", body });
    const answer = await (await handleEndpoints({ config: system.payload.config, request })).json();
    expect(answer).toMatchObject({
      status: "mail_sent",
      reference: expect.stringMatching(new RegExp(`^${form.referencePrefix}-`)),
    });

    const where = { reference: { equals: answer.reference } };
    const [stored] = (await system.payload.find({ collection: "form-submissions", where })).docs;
    expect(stored).toMatchObject({ form: form.name, person: expect.stringMatching(/^Ann/) });
    expect([form.name, stored?.state]).toEqual([form.name, form.name === "newsletter" ? "done" : "new"]);
    const { answerFacts } = await import("./admin/answer-facts.ts");
    const labels = Object.values(form.fields).map(({ label }) => label);
    expect(answerFacts(stored?.form, stored?.answers).map(({ label }) => label)).toEqual(labels);

    const { readCompany } = await import("../platform/company.ts");
    const contact = readCompany().contact.find(({ id }) => id === form.office);
    const mails = await system.payload.find({
      collection: "outbox",
      where: { kind: { equals: "form-notice" } },
    });
    const mail = mails.docs.find(({ subject }) => subject.includes(answer.reference));
    expect(mail).toMatchObject({ to: contact?.value, replyTo: "ann@visitor.example" });

    const { heldForms } = await import("./held-forms.ts");
    expect(heldForms.steps?.map(({ kind }) => kind)).toContain(form.retention);
  },
);
