import { z } from "zod";

const smtpError = z.object({
  responseCode: z.number().optional(),
  code: z.string().optional(),
  command: z.string().optional(),
});

/** Before the message itself is handed over nothing can have been delivered. */
const beforeMessage = new Set(["CONN", "EHLO", "HELO", "STARTTLS", "AUTH", "MAIL FROM", "RCPT TO"]);
const neverConnected = new Set(["ECONNREFUSED", "ENOTFOUND", "EDNS", "EAUTH", "ETLS", "EENVELOPE"]);

/**
 * What a failed try means: `retry` when the server surely did not take the mail, `refused` when it said no for good,
 * `uncertain` when the connection broke while it may have taken it. Only the first may be tried again by itself, since
 * nobody is to get a mail twice. `reason` names codes and never the address.
 */
export function deliveryFailure(error: unknown): { kind: "retry" | "refused" | "uncertain"; reason: string } {
  const parsed = smtpError.safeParse(error);
  const { responseCode, code, command } = parsed.success ? parsed.data : {};
  const reason = [code, command, responseCode].filter(Boolean).join(" ") || "unknown error";
  if (responseCode !== undefined && responseCode >= 400)
    return { kind: responseCode >= 500 && code !== "EAUTH" ? "refused" : "retry", reason };
  const notTaken = (code && neverConnected.has(code)) || (command && beforeMessage.has(command));
  return { kind: notTaken ? "retry" : "uncertain", reason };
}
