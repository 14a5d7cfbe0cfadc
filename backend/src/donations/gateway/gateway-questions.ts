import { randomUUID } from "node:crypto";
import { env } from "../../env.ts";
import { type Finding, good, notice, wrong } from "../../platform/doctor/finding.ts";
import type { Question } from "../../platform/doctor/question.ts";
import { cardQuestionnaire, monerisOfSettings } from "./configured-gateway.ts";
import type { Gateway } from "./gateway.ts";

const about = "Payment service";

/**
 * Asks after an order that was never sent: that charges nothing and looks nothing up, and only a store that the service knows
 * is told that there is no such order.
 */
export async function askGateway(gateway: Gateway, host: string): Promise<Finding[]> {
  const status = await gateway.checkStatus({ orderId: `doctor-${randomUUID()}`, amountCents: 100 });
  if (status.kind === "not-found")
    return [
      good(about, `${host} knows our store (asked after an order that was never sent; nothing is charged)`),
    ];
  if (status.kind === "silent")
    return [
      wrong(
        about,
        `${host} cannot be reached, so nobody can give at the moment`,
        "See whether this machine reaches the internet, and look at MONERIS_HOST. The service may be out of order, too: it says so on its own page.",
      ),
    ];
  return [
    wrong(
      about,
      `${host} answers, but not as to a store that it knows, so nobody can give at the moment`,
      "Look at MONERIS_STORE_ID and MONERIS_API_TOKEN in the Merchant Resource Centre (Admin, Store Settings). A test store has a host of its own, which MONERIS_HOST names.",
    ),
  ];
}

async function storeFindings(): Promise<Finding[]> {
  const { MONERIS_STORE_ID: store, MONERIS_API_TOKEN: token } = env;
  if (store && token) return askGateway(monerisOfSettings(), env.MONERIS_HOST);
  if (store || token)
    return [wrong(about, "MONERIS_STORE_ID and MONERIS_API_TOKEN belong together", "Set both, or neither.")];
  return [
    (env.isPublic ? wrong : notice)(
      about,
      "none is set (MONERIS_STORE_ID): gifts go to the simulator, which charges no card",
      "Set MONERIS_STORE_ID and MONERIS_API_TOKEN, and take out ALLOW_DEMO_GATEWAY.",
    ),
  ];
}

/** The page with the service's own card fields, as a donor's browser asks for it. */
async function cardFieldFindings(): Promise<Finding[]> {
  const { MONERIS_HPT_PROFILE: profile, MONERIS_HPT_URL: address } = env;
  if (!profile)
    return [
      notice(
        "Card fields",
        "the service's own are not set up (MONERIS_HPT_PROFILE): card numbers are typed into our own page and pass through this server",
      ),
    ];
  const page = new URL(address);
  page.search = new URLSearchParams({ id: profile, pmmsg: "true" }).toString();
  const status = await fetch(page, { signal: AbortSignal.timeout(10_000) }).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.status;
    },
    () => undefined,
  );
  if (status === 200)
    return [
      good(
        "Card fields",
        `${page.host} shows its fields. Whether it knows the profile shows a try with a test card on the donation page`,
      ),
    ];
  return [
    wrong(
      "Card fields",
      status
        ? `${page.host} answers ${status}, so donors see no fields for their card`
        : `${page.host} cannot be reached, so donors see no fields for their card`,
      "Look at MONERIS_HPT_URL and MONERIS_HPT_PROFILE (Merchant Resource Centre, Admin, Hosted Tokenization).",
    ),
  ];
}

function ruleFindings(): Finding[] {
  const questionnaire = cardQuestionnaire(env)?.replace(/^payments: /, "");
  return [
    ...(questionnaire ? [notice("Card industry's rules", questionnaire)] : []),
    ...(env.MONERIS_STORE_ID && !env.MONERIS_CVD
      ? [
          notice(
            about,
            "donors are not asked for the security code of their card (MONERIS_CVD=0), which testers of stolen cards like",
          ),
        ]
      : []),
  ];
}

/** Whether gifts can be taken, and how cards are typed. */
export const gatewayQuestions: Question[] = [
  { about, ask: storeFindings },
  { about: "Card fields", ask: cardFieldFindings },
  { about, ask: async () => ruleFindings() },
];
