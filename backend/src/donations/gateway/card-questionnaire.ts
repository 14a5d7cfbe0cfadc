import type { env } from "../../env.ts";

type Settings = Pick<typeof env, "isPublic" | "MONERIS_STORE_ID" | "MONERIS_HPT_PROFILE">;

/**
 * By which questionnaire of the card industry (PCI DSS) the charity answers for a public site, as follows from the way that
 * card numbers take with these settings; `undefined` for a site that only this machine reaches.
 */
export function cardQuestionnaire(settings: Settings): string | undefined {
  if (!settings.isPublic) return undefined;
  if (settings.MONERIS_HPT_PROFILE)
    return "payments: card numbers are typed into the payment service's own fields and never reach this server: PCI questionnaire SAQ A, or SAQ A-EP where the charity's bank asks for it";
  const saqD =
    "card numbers pass through this server: PCI questionnaire SAQ D (MONERIS_HPT_PROFILE makes it SAQ A)";
  return settings.MONERIS_STORE_ID
    ? `payments: ${saqD}`
    : `payments: the simulator charges no card, but visitors may type real ones; ${saqD}`;
}
