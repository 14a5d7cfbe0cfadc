import { z } from "zod";
import { env } from "../../env.ts";
import { type Finding, good, notice, wrong } from "../../platform/doctor/finding.ts";
import type { Question } from "../../platform/doctor/question.ts";
import { mailchimpSettings, readFromMailchimp } from "./mailchimp.ts";
import { refusalIn } from "./mailchimp-refusal.ts";

const about = "Mailing list";
const listSchema = z.object({ name: z.string(), stats: z.object({ member_count: z.number() }) });

async function listFinding(settings: NonNullable<ReturnType<typeof mailchimpSettings>>): Promise<Finding> {
  try {
    const fields = "name,stats.member_count";
    const { name, stats } = listSchema.parse(await readFromMailchimp(settings, "", { fields }));
    return good(
      about,
      `Mailchimp accepts our key and has the list “${name}” with ${stats.member_count} readers`,
    );
  } catch (error) {
    const { kind, words } = refusalIn(error);
    return wrong(
      about,
      words,
      kind === "wait"
        ? "Ask again. If it stays so, see whether this machine reaches the service."
        : undefined,
    );
  }
}

/** Whether confirmed addresses can go on to Mailchimp, and how it is heard of those who leave. */
export const mailchimpQuestion: Question = {
  about,
  ask: async () => {
    const { MAILCHIMP_API_KEY: key, MAILCHIMP_LIST_ID: list, MAILCHIMP_WEBHOOK_SECRET: hook } = env;
    if (!key && !list)
      return [
        notice(
          about,
          "Mailchimp is not set up (MAILCHIMP_API_KEY): confirmed addresses are kept in the admin under Subscribers, and go nowhere else",
        ),
      ];
    const settings = mailchimpSettings();
    if (!settings)
      return [
        wrong(
          about,
          `${key ? "MAILCHIMP_LIST_ID" : "MAILCHIMP_API_KEY"} is missing, so nothing goes on to Mailchimp`,
          "Set it together with the other one, or take both out.",
        ),
      ];
    return [
      await listFinding(settings),
      ...(hook
        ? []
        : [
            notice(
              about,
              "MAILCHIMP_WEBHOOK_SECRET is not set: of who leaves the list at Mailchimp is heard in the next night only",
            ),
          ]),
    ];
  },
};
