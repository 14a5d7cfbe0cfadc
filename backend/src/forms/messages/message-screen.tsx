import { formNamed } from "@pcf/contract/forms/forms";
import type { AdminViewServerProps, Payload } from "payload";
import { z } from "zod";
import { staffWho } from "../../access/staff.ts";
import { OfficePage } from "../../office/office-page.tsx";
import type { FormSubmission } from "../../payload-types.ts";
import type { Fact } from "../../platform/admin/fact.ts";
import { shownDay, shownMoment } from "../../platform/admin/shown-moment.ts";
import { relatedId } from "../../platform/database/related-id.ts";
import { answerFacts } from "../admin/answer-facts.ts";
import { answerMailto } from "./answer-by-mail.ts";
import { colleagues, namesOf } from "./colleagues.ts";
import { otherForms } from "./earlier-forms.ts";
import { type MessageState, stateWords, titleOf, toneOf } from "./message-forms.ts";
import { MessageForms } from "./message-forms-of-staff.tsx";
import { OtherForms } from "./other-forms.tsx";
import "./message.css";

const copy = {
  gone: "There is no such message. It may have been deleted at the end of its time.",
  list: "Messages",
  sender: "Sent by",
  name: "Name",
  email: "Email",
  received: "Received",
  form: "Form",
  reference: "Reference",
  goesOut: "Goes out on",
  mailed: "Marked as mailed",
  spamReason: "Taken for spam because of",
  answers: "What was written",
  work: "What is done about it",
  answer: "Answer in my mail program",
  kits: "The kits of that Wednesday",
  group: "The group that it is about",
  details: "All details",
  nothing: "—",
} as const;

/** Where the list of such a form is. */
function listOf({ form, mailOn }: FormSubmission): { label: string; path: string } {
  if (form === "kit") return { label: "Kits", path: mailOn ? `/kits?day=${mailOn}` : "/kits" };
  return form === "volunteer"
    ? { label: "Volunteers", path: "/volunteers" }
    : { label: copy.list, path: "/messages" };
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="message__facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value.trim() || copy.nothing}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The page of the group that a change is about, which is published there. */
async function groupPath(payload: Payload, { group }: FormSubmission): Promise<string | undefined> {
  if (!group) return undefined;
  const where = { slug: { equals: group } };
  const found = await payload.find({ collection: "supportGroups", where, limit: 1, depth: 0, draft: true });
  return found.docs[0] && `/collections/supportGroups/${found.docs[0].id}`;
}

const idOf = ({ params }: AdminViewServerProps): number => {
  const segments = Array.isArray(params?.segments) ? params.segments : [];
  const id = Number(segments.at(-1));
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : 0;
};

/** `/admin/messages/:id`: what somebody has written by a form, whichever it is, and what is done about it. */
export async function MessageScreen(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const frame = { view, path: "/messages/:id" } as const;
  if (!staffWho("read", "form-submissions")({ req })) return <OfficePage {...frame}>{null}</OfficePage>;
  const { payload } = req;
  const form = await payload.findByID({
    ...{ collection: "form-submissions", id: idOf(view), depth: 0, disableErrors: true },
  });
  if (!form)
    return (
      <OfficePage {...frame} trail={[{ label: copy.list, path: "/messages" }]}>
        <p>{copy.gone}</p>
      </OfficePage>
    );
  return (
    <OfficePage
      {...frame}
      title={`${titleOf(form.form)}, ${form.person || form.email || form.reference}`}
      trail={[listOf(form)]}
    >
      <Message view={view} form={form} />
    </OfficePage>
  );
}

async function Message({ view, form }: { view: AdminViewServerProps; form: FormSubmission }) {
  const { req } = view.initPageResult;
  const { payload } = req;
  const { admin, api } = payload.config.routes;
  const facts = answerFacts(form.form, withoutSender(form));
  const assigned = relatedId(form.assignedTo);
  const [others, staff, names, group] = await Promise.all([
    otherForms(payload, form),
    colleagues(payload),
    namesOf(payload, assigned ? [assigned] : []),
    groupPath(payload, form),
  ]);
  const mayChange = staffWho("update", "form-submissions")({ req });
  return (
    <div className="message">
      <div>
        <section aria-labelledby="message-answers">
          <h2 id="message-answers">{copy.answers}</h2>
          <Facts facts={facts} />
        </section>
        <OtherForms forms={others} admin={admin} />
      </div>
      <div>
        <section aria-labelledby="message-sender">
          <h2 id="message-sender">{copy.sender}</h2>
          <Facts facts={senderFacts(form)} />
          <p className="message__buttons">
            {form.email && (
              <a className="office__button office__button--main" href={mailtoOf(form, facts)}>
                {copy.answer}
              </a>
            )}
            {form.form === "kit" && form.mailOn && (
              <a href={`${admin}/kits?day=${form.mailOn}&shown=all`}>{copy.kits}</a>
            )}
            {group && <a href={admin + group}>{copy.group}</a>}
          </p>
        </section>
        <section aria-labelledby="message-work">
          <h2 id="message-work">{copy.work}</h2>
          <p>
            <span className="office__state" data-tone={toneOf(form.state)}>
              {form.form === "kit" && form.state === "new" ? "To mail" : stateWords[form.state]}
            </span>
          </p>
          {mayChange && (
            <MessageForms
              api={api}
              to={`/messages/${form.id}`}
              states={nextStates(form)}
              colleagues={staff}
              assigned={assigned}
              assignedName={names.get(assigned ?? 0) ?? ""}
              note={form.note ?? ""}
            />
          )}
          <p>
            <a href={`${admin}/collections/form-submissions/${form.id}`}>{copy.details}</a>
          </p>
        </section>
      </div>
    </div>
  );
}

/** The answers, without the name and the email address, which stand beside them. */
function withoutSender({ form, answers }: FormSubmission): unknown {
  const parsed = z.record(z.string(), z.unknown()).safeParse(answers);
  if (!parsed.success) return answers;
  const { firstName, lastName = "", email } = formNamed(form).person;
  return Object.fromEntries(
    Object.entries(parsed.data).filter(([name]) => ![firstName, lastName, email].includes(name)),
  );
}

/** What it can become; kits are marked as mailed on their own list, where all of a day are. */
const nextStates = ({ state, form }: FormSubmission): MessageState[] =>
  (["done", "new", "spam"] as const).filter((next) => {
    if (next === state) return false;
    return form !== "kit" || (state === "new" ? next === "spam" : state === "spam" && next === "new");
  });

function senderFacts(form: FormSubmission): Fact[] {
  const { person, email, createdAt, reference, mailOn, mailedAt, spamReason } = form;
  const optional: [string, string][] = [
    [copy.goesOut, mailOn ? shownDay(mailOn) : ""],
    [copy.mailed, mailedAt ? shownMoment(mailedAt) : ""],
    [copy.spamReason, spamReason ?? ""],
  ];
  return [
    { label: copy.name, value: person ?? "" },
    { label: copy.email, value: email ?? "" },
    { label: copy.received, value: shownMoment(createdAt) },
    { label: copy.form, value: titleOf(form.form) },
    { label: copy.reference, value: reference },
    ...optional.filter(([, value]) => value !== "").map(([label, value]) => ({ label, value })),
  ];
}

const contact = z.object({ message: z.string() });

/** Of a message that, and of a form of many questions what was answered, is quoted. */
function mailtoOf(form: FormSubmission, facts: readonly Fact[]): string {
  const message = form.form === "contact" && contact.safeParse(form.answers).data?.message;
  const text =
    message ||
    facts
      .filter(({ value }) => value.trim())
      .map(({ label, value }) => `${label}${label.endsWith("?") ? "" : ":"} ${value}`)
      .join("\n");
  return answerMailto({
    email: form.email ?? "",
    person: form.person ?? "",
    title: titleOf(form.form),
    reference: form.reference,
    receivedAt: form.createdAt,
    text,
  });
}
