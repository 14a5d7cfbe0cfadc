import type { DonationSettings } from "@pcf/contract/donation/donation-settings";
import { donationMessages as messages } from "@pcf/contract/donation/messages";
import { useRef } from "react";
import * as z from "zod/mini";

const answerSchema = z.object({
  responseCode: z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))]),
  dataKey: z.optional(z.string()),
});
const limitMs = 20_000;

/** What the codes mean, in the order of the boxes. */
const words: Record<number, string> = {
  943: messages.hostedNumber,
  944: messages.hostedExpiry,
  945: messages.hostedCvd,
};

type HostedAnswer = { dataKey: string } | { message: string };

/** What the frame's message says; `undefined` when it is no answer of the card fields. */
export function readHostedAnswer(data: unknown): HostedAnswer | undefined {
  let json: unknown;
  try {
    json = typeof data === "string" ? JSON.parse(data) : undefined;
  } catch {
    return undefined;
  }
  const parsed = answerSchema.safeParse(json);
  if (!parsed.success) return undefined;
  const codes = [parsed.data.responseCode].flat().map(Number);
  if (codes.length === 1 && codes[0] === 1 && parsed.data.dataKey) return { dataKey: parsed.data.dataKey };
  const wrong = Object.entries(words).flatMap(([code, word]) => (codes.includes(Number(code)) ? [word] : []));
  return { message: wrong.join(". ") || messages.cardFieldsSilent };
}

/**
 * The gateway's own card fields, where it is set up so: `frame` goes to the iframe, and `tokenize` asks it for the
 * temporary token that stands for the card. Without them it answers an empty token at once.
 */
export function useHostedCard(fields: DonationSettings["hostedCardFields"]) {
  const frame = useRef<HTMLIFrameElement>(null);

  const tokenize = (): Promise<HostedAnswer> => {
    const target = frame.current?.contentWindow;
    if (!fields) return Promise.resolve({ dataKey: "" });
    if (!target) return Promise.resolve({ message: messages.cardFieldsSilent });
    const origin = new URL(fields.frameUrl).origin;
    return new Promise((resolve) => {
      const end = (answer: HostedAnswer) => {
        clearTimeout(timer);
        removeEventListener("message", listen);
        resolve(answer);
      };
      const listen = (event: MessageEvent) => {
        if (event.origin !== origin || event.source !== target) return;
        const answer = readHostedAnswer(event.data);
        if (answer) end(answer);
      };
      const timer = setTimeout(() => end({ message: messages.cardFieldsSilent }), limitMs);
      addEventListener("message", listen);
      target.postMessage("tokenize", origin);
    });
  };

  return { active: fields !== null, frame, tokenize };
}
