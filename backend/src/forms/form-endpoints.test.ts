import { kitForm } from "@pcf/contract/forms/kit-form";
import { handleEndpoints } from "payload";
import { expect, test } from "vitest";
import { z } from "zod";
import { formSystem, from, kit } from "./testing/form-system.ts";

const system = formSystem();
const { post, mailsAbout } = system;

const contact = {
  full_name: "Ann Reid",
  email: "ann@visitor.example",
  phone: "",
  subject: "Hello",
  message: "Hi",
};

const answerSchema = z.object({
  status: z.string(),
  reference: z.string().optional(),
  invalid_fields: z.array(z.object({ field: z.string(), message: z.string() })),
});
const answerOf = async (response: Response) => answerSchema.parse(await response.json());

const submission = async (reference = "") =>
  (
    await system.payload.find({
      collection: "form-submissions",
      where: { reference: { equals: reference } },
    })
  ).docs[0];

test("a question is stored with its reference, the office is told, and a reply goes to the one who asked", async () => {
  const response = await post("forms/704", { ...contact, _wpcf7_unit_tag: "704" }, from("10.0.0.1"));
  const { status, reference } = await answerOf(response);
  expect([response.status, status]).toEqual([200, "mail_sent"]);
  expect(await submission(reference)).toMatchObject({ form: "contact", state: "new", person: "Ann Reid" });
  const [toSender, mail] = await mailsAbout("form-submissions");
  expect(mail).toMatchObject({ kind: "form-notice", replyTo: "ann@visitor.example" });
  expect(mail?.subject).toContain(reference);
  expect(toSender).toMatchObject({ kind: "form-received", to: "ann@visitor.example", replyTo: mail?.to });
  expect(toSender?.text).toContain(reference);
});

test("the office is told who to answer and where, and nothing of what was written goes out by mail", async () => {
  const health = {
    plan_for_prostate_removal_surgery: "YES",
    comment: "My Gleason score is 9",
    rkwho: "Newly diagnosed patient",
  };
  const posted = await post("forms/291", { ...kit, ...health }, from("10.0.0.20"));
  const { reference } = await answerOf(posted);
  const [toSender, mail] = await mailsAbout("form-submissions");
  for (const secret of ["Surgery", "YES", "Gleason", "diagnosed", "Main St", "S4P"])
    expect(`${toSender?.subject}\n${toSender?.text}`).not.toContain(secret);
  const text = `${mail?.subject}\n${mail?.text}\n${mail?.html}`;
  for (const known of ["Reef Knot Kit request", reference, "Ann Reid", "Ann@Visitor.example"])
    expect(text).toContain(known);
  expect(text).toContain(`/admin/messages/${(await submission(reference))?.id}`);
  for (const secret of ["Surgery", "YES", "Gleason", "diagnosed", "Main St", "S4P"])
    expect(text).not.toContain(secret);
});

test("of a volunteer the office's mail has the words of what was ticked, also of a coming event, and none of the keys; the volunteer hears that it has arrived", async () => {
  const { markdownConverter } = await import("../seed/markdown.ts");
  const toLexical = await markdownConverter(system.payload.config);
  await system.payload.create({
    collection: "events",
    data: {
      title: "Pancakes, and a walk",
      slug: "pancakes",
      event: { date: "2027-06-21T03:00:00.000Z", timeZone: "America/Vancouver", body: toLexical("Come.") },
      _status: "published",
    },
  });
  const offer = {
    full_name: "Bo Ng",
    email: "bo@visitor.example",
    phone: "306-555-0101",
    city: "Regina",
    province: "Saskatchewan",
    volunteer_for: "foundation,support_group",
    events: "fathers_day",
    coming_events: "pancakes,gone-meanwhile",
    dates: "Weekends",
    message: "My treatment ends in May",
  };
  const { reference } = await answerOf(await post("forms/706", offer, from("10.0.0.50")));
  expect(Object((await submission(reference))?.answers)).toMatchObject({
    coming_events: ["Pancakes, and a walk, June 20, 2027", "gone-meanwhile"],
    dates: "Weekends",
  });
  const [toSender, mail] = await mailsAbout("form-submissions");
  expect(toSender).toMatchObject({ kind: "form-received", to: "bo@visitor.example", replyTo: mail?.to });
  expect(toSender?.text).toContain(reference);
  const text = `${mail?.text}`.replace(/\s+/g, " ");
  for (const words of [
    "The Foundation, A support group",
    "Father’s Day Walk / Run",
    "Pancakes, and a walk, June 20, 2027",
  ])
    expect(text).toContain(words);
  for (const other of ["fathers_day", "support_group", "treatment", "Weekends"])
    expect(text).not.toContain(other);
  const unknown = await answerOf(
    await post("forms/706", { ...offer, coming_events: "a b" }, from("10.0.0.51")),
  );
  expect(unknown.invalid_fields.map(({ field }) => field)).toEqual(["coming_events"]);
});

test("what is wrong is listed by field, and nothing is stored", async () => {
  const before = (await system.payload.count({ collection: "form-submissions" })).totalDocs;
  const answer = await answerOf(await post("forms/706", { email: "nobody" }, from("10.0.0.2")));
  expect(answer.status).toBe("validation_failed");
  expect(answer.invalid_fields.map(({ field }) => field)).toEqual([
    "full_name",
    "email",
    "phone",
    "city",
    "province",
  ]);
  expect((await system.payload.count({ collection: "form-submissions" })).totalDocs).toBe(before);
});

test("another kind of body is 415, an unknown form 404, another form's number 400", async () => {
  const json = new Request("http://localhost:3001/api/forms/704", {
    method: "POST",
    body: "{}",
    headers: { "Content-Type": "application/json" },
  });
  expect((await handleEndpoints({ config: system.payload.config, request: json })).status).toBe(415);
  expect((await post("forms/999", contact)).status).toBe(404);
  expect((await post("forms/704", { ...contact, _wpcf7_unit_tag: "705" })).status).toBe(400);
});

test("a script's answer is called spam, kept for staff, and nobody is told", async () => {
  const before = (await mailsAbout("form-submissions")).length;
  const hidden = await post("forms/704", { ...contact, website_address: "x" }, from("10.0.0.3"));
  const quick = await post("forms/704", { ...contact, shown_at: String(Date.now()) }, from("10.0.0.4"));
  expect([(await answerOf(hidden)).status, (await answerOf(quick)).status]).toEqual(["spam", "spam"]);
  const kept = await system.payload.find({
    collection: "form-submissions",
    where: { state: { equals: "spam" } },
  });
  expect(kept.docs.map(({ spamReason }) => spamReason).sort()).toEqual(["hidden field", "too quick"]);
  expect(await mailsAbout("form-submissions")).toHaveLength(before);
});

test("after ten answers in ten minutes from one address the next is spam, and after twenty none is kept", async () => {
  const statuses: string[] = [];
  for (let count = 0; count < 22; count += 1)
    statuses.push(
      (await answerOf(await post("forms/704", { ...contact, message: `No. ${count}` }, from("10.0.0.5"))))
        .status,
    );
  expect(statuses.filter((status) => status === "mail_sent")).toHaveLength(10);
  const kept = await system.payload.count({
    collection: "form-submissions",
    where: { spamReason: { equals: "too many" } },
  });
  expect(kept.totalDocs).toBe(10);
});

test("the same content within ten minutes is one record of which the office is told once, also from two presses at a time", async () => {
  const twice = { ...contact, email: "twice@visitor.example", subject: "Pressed twice" };
  const sent = await Promise.all([1, 2].map(() => post("forms/704", twice, from("10.0.0.30"))));
  // The blanks around an answer are no other content.
  const later = await post("forms/704", { ...twice, subject: " Pressed twice " }, from("10.0.0.31"));
  const answers = await Promise.all([...sent, later].map(answerOf));
  const [reference = ""] = new Set(answers.map((answer) => answer.reference));
  expect(answers.map((answer) => answer.reference)).toEqual([reference, reference, reference]);
  const mails = (await mailsAbout("form-submissions")).filter(({ subject }) => subject.includes(reference));
  expect(mails.map(({ kind }) => kind)).toEqual(["form-received", "form-notice"]);

  const other = await answerOf(await post("forms/704", { ...twice, message: "More" }, from("10.0.0.30")));
  expect(other.reference).not.toBe(reference);
  const { takeSubmission } = await import("./take-submission.ts");
  const { contactForm: form } = await import("@pcf/contract/forms/contact-form");
  const now = new Date(Date.now() + 11 * 60_000);
  const address = "10.0.0.30";
  const again = await takeSubmission(system.payload, { form, fields: twice, address, now });
  expect(again.reference).not.toBe(reference);
});

test("what was stored before the system stopped is told of when it is sent again", async () => {
  const cut = { ...contact, email: "cut@visitor.example", subject: "Cut off" };
  const { reference = "" } = await answerOf(await post("forms/704", cut, from("10.0.0.32")));
  const mailsOf = async () =>
    (await mailsAbout("form-submissions")).filter(({ subject }) => subject.includes(reference));
  for (const { id } of await mailsOf())
    await system.payload.db.deleteOne({ collection: "outbox", where: { id: { equals: id } } });
  expect((await answerOf(await post("forms/704", cut, from("10.0.0.32")))).reference).toBe(reference);
  expect((await mailsOf()).map(({ kind }) => kind)).toEqual(["form-received", "form-notice"]);
});

test("a second press of the tenth form of ten minutes gets its number, and is no form more", async () => {
  const numbered = (count: number) =>
    post("forms/704", { ...contact, message: `Order ${count}` }, from("10.0.0.33"));
  for (let count = 1; count < 10; count += 1) await numbered(count);
  const tenth = await answerOf(await numbered(10));
  expect(await answerOf(await numbered(10))).toEqual(tenth);
  expect(tenth.status).toBe("mail_sent");
});

test("without JavaScript the browser is led back to its page, with names of fields but nothing that was typed", async () => {
  const page = { ...from("10.0.0.6"), accept: "text/html,*/*" };
  const wrong = await post(
    "forms/704",
    { ...contact, email: "a@", return_to: "/about-us/contact-us#contact" },
    page,
  );
  expect(wrong.status).toBe(303);
  expect(wrong.headers.get("location")).toBe(
    "/about-us/contact-us?form=704&status=validation_failed&invalid=email.email#contact",
  );
  const right = await post("forms/704", { ...contact, return_to: "https://elsewhere.example/x" }, page);
  expect(right.headers.get("location")).toMatch(/^\/\?form=704&status=mail_sent&reference=C-/);
  const disguised = await post(
    "forms/704",
    { ...contact, email: "a@", return_to: "/.//elsewhere.example/x" },
    page,
  );
  expect(disguised.headers.get("location")).toMatch(/^\/elsewhere\.example\/x\?form=704/);
});

test("a kit request says on which Wednesday it goes out", async () => {
  const { reference } = await answerOf(await post("forms/291", kit, from("10.0.0.7")));
  const stored = await submission(reference);
  expect(new Date(`${stored?.mailOn}T00:00:00Z`).getUTCDay()).toBe(3);
});

test("who asks for a kit is told the Wednesday and the week: one week in British Columbia, two elsewhere", async () => {
  const { takeSubmission } = await import("./take-submission.ts");
  const now = new Date("2026-11-23T18:00:00Z");
  const mailTo = async (more: Record<string, string>) => {
    const fields = { ...kit, rkemail: `${more.rkprov}@visitor.example`, ...more };
    const { reference } = await takeSubmission(system.payload, {
      form: kitForm,
      fields,
      address: "10.0.0.40",
      now,
    });
    const [mail] = (await mailsAbout("form-submissions")).filter(({ subject }) =>
      subject.includes(`${reference}`),
    );
    return mail?.text.replace(/\s+/g, " ");
  };
  const near = await mailTo({ rkprov: "BC", rkquant: "20" });
  for (const words of ["20 kits", "Wednesday, November 25", "Monday, November 30", "about 1 week"])
    expect(near).toContain(words);
  const far = await mailTo({ rkprov: "Ontario" });
  for (const words of ["Monday, December 7", "about 2 weeks"]) expect(far).toContain(words);
});

test("an address that strangers type gets three such mails a day at the most, and a name with a link in it none of its words", async () => {
  const to = "Victim@visitor.example";
  for (let count = 0; count < 6; count += 1) {
    const typed = { full_name: "Visit evil.example now", email: to, message: `No. ${count}` };
    await post("forms/704", { ...contact, ...typed }, from(`10.0.1.${count}`));
  }
  const mails = (await mailsAbout("form-submissions")).filter((mail) => mail.to === to.toLowerCase());
  expect(mails).toHaveLength(3);
  for (const { kind, text } of mails) {
    expect(kind).toBe("form-received");
    expect(text).not.toMatch(/evil|No\./);
  }
});

test("a kit is sent to who has one name, to a French province, and to an address of any letters that the standard has", async () => {
  const typed = {
    rkfname: "—",
    rklname: "Sukarno",
    rkprov: "Île-du-Prince-Édouard",
    rkpcode: "c1a\u00a0\u20137k2",
  };
  const rkemail = "o’brien&co@bücher.example";
  const { reference } = await answerOf(
    await post("forms/291", { ...kit, ...typed, rkemail }, from("10.0.3.1")),
  );
  expect(await submission(reference)).toMatchObject({
    person: "Sukarno",
    email: "o'brien&co@xn--bcher-kva.example",
    answers: { rkprov: "Prince Edward Island", rkpcode: "C1A 7K2" },
  });
  const [toSender] = await mailsAbout("form-submissions");
  expect(toSender?.text).toContain("Sukarno");
});
