import { randomUUID } from "node:crypto";
import { APIError, type Endpoint, type Payload, type PayloadRequest } from "payload";
import { z } from "zod";
import { activeStaff, notAllowed, staffWhoMay } from "../../access/staff.ts";
import { actorOf, recordAction } from "../../audit/record-action.ts";
import { enqueueMail } from "../../mail/enqueue-mail.ts";
import { sentByStaff } from "../../platform/admin/sent-by-staff.ts";
import { inOneSave } from "../../platform/database/in-one-save.ts";
import { answer } from "../record/answer.ts";
import { keptText, problemsOf } from "../thanks/check-text.ts";
import { textWithFacts, unknownFacts } from "../thanks/text-with-facts.ts";
import {
  isThankYouMail,
  type ThankYouMailName,
  type ThankYouText,
  thankYouMail,
} from "../thanks/thank-you-mails.ts";
import { savedTexts, wordsOf, writtenText } from "../thanks/thank-you-texts.ts";
import { sampleMail } from "./sample-mail.ts";

const copy = {
  saved: "Saved. The next mail of this kind has it.",
  same: "Nothing has changed.",
  back: "The earlier text is in force again.",
  sample: (address: string) => `A sample is on its way to ${address}.`,
  noFact: (token: string) => `No published fact is called ${token}.`,
  sampleSubject: (subject: string) => `Sample: ${subject}`,
} as const;

const part = z.string({ error: "Write it as text." });
const text = z.strictObject({ subject: part, opening: part, closing: part });
const earlier = z.strictObject({ id: z.int().positive() });

type Asked<Body> = {
  name: string;
  body: z.ZodType<Body>;
  act: (req: PayloadRequest, mail: ThankYouMailName, body: Body) => Promise<object>;
};

/** `POST /api/thank-you/:mail/NAME`. */
const acting = <Body>({ name, body: schema, act }: Asked<Body>): Endpoint => ({
  path: `/thank-you/:mail/${name}`,
  method: "post",
  handler: async (req) => {
    if (!staffWhoMay("thank-you-edit")({ req })) throw notAllowed(req);
    const mail = req.routeParams?.mail;
    if (!isThankYouMail(mail)) throw new APIError("There is no such mail", 404);
    return answer(await act(req, mail, await sentByStaff(req, schema)));
  },
});

/** @throws APIError 400 with what is wrong with a text. */
async function usable(payload: Payload, mail: ThankYouMailName, typed: ThankYouText): Promise<ThankYouText> {
  const kept = keptText(mail, typed);
  const unknown = await unknownFacts(payload, kept);
  const problems = [...problemsOf(mail, kept), ...unknown.map(copy.noFact)];
  if (problems.length > 0) throw new APIError(problems.join(" "), 400);
  return kept;
}

/** The mail as donors would get it. */
const asSent = async (payload: Payload, mail: ThankYouMailName, typed: ThankYouText) =>
  sampleMail(mail, await textWithFacts(payload, await usable(payload, mail, typed)));

/** Keeps a text with its line in the log. Answers whether there was anything to keep. */
async function save(req: PayloadRequest, mail: ThankYouMailName, words: ThankYouText): Promise<boolean> {
  const { payload } = req;
  const before = await writtenText(payload, mail);
  if (Object.entries(words).every(([name, value]) => before[name as keyof ThankYouText] === value))
    return false;
  await inOneSave(payload, async (part) => {
    const data = { mail, ...words, savedBy: req.user?.name ?? "" };
    const { id } = await payload.create({ collection: "thank-you-texts", data, req: part });
    await recordAction(
      payload,
      {
        ...{ by: actorOf(req), action: "thank-you-changed", on: { collection: "thank-you-texts", id } },
        label: thankYouMail(mail).title,
      },
      part,
    );
  });
  return true;
}

/** A preview answers the words of the mail, the others `{ message }`. */
export const thankYouEndpoints: Endpoint[] = [
  acting({ name: "preview", body: text, act: ({ payload }, mail, typed) => asSent(payload, mail, typed) }),
  acting({
    name: "save",
    body: text,
    act: async (req, mail, typed) => ({
      message: (await save(req, mail, await usable(req.payload, mail, typed))) ? copy.saved : copy.same,
    }),
  }),
  acting({
    name: "sample",
    body: text,
    act: async (req, mail, typed) => {
      const words = await asSent(req.payload, mail, typed);
      const to = activeStaff(req)?.email ?? "";
      await enqueueMail(req.payload, {
        ...{ ...words, subject: copy.sampleSubject(words.subject), to },
        ...{ key: `thank-you-sample:${randomUUID()}`, kind: "thank-you-sample" },
      });
      return { message: copy.sample(to) };
    },
  }),
  acting({
    name: "put-back",
    body: earlier,
    act: async (req, mail, { id }) => {
      const old = (await savedTexts(req.payload, mail)).find((each) => each.id === id);
      if (!old) throw new APIError("This text is not kept any more", 404);
      const changed = await save(req, mail, await usable(req.payload, mail, wordsOf(old)));
      return { message: changed ? copy.back : copy.same };
    },
  }),
];
