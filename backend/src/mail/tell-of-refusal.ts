import { charityDay } from "@pcf/contract/donation/next-billing-day";
import type { Payload } from "payload";
import { companyContact } from "../platform/company.ts";
import { sha256 } from "../platform/storage/stored-files.ts";
import { enqueueMail } from "./enqueue-mail.ts";

/**
 * Tells the office that a service refuses what we ask of it until somebody sets something right, such as a key: once a month
 * for each reason, however often it is asked. `words` say what it answered and what to do, and name nobody.
 */
export async function tellOfRefusal(
  payload: Payload,
  service: string,
  words: string,
  now: Date,
): Promise<void> {
  const { serviceRefusesMail } = await import("./service-refuses-mail.ts");
  const month = charityDay(now).slice(0, "YYYY-MM".length);
  await enqueueMail(payload, {
    ...(await serviceRefusesMail({ service, words })),
    key: `service-refuses:${sha256(Buffer.from(`${service} ${words}`)).slice(0, 16)}:${month}`,
    kind: "office-notice",
    to: companyContact("email"),
  });
}
