import type { DonationSettings } from "@pcf/contract/donation/donation-settings";
import { donationMessages as messages } from "@pcf/contract/donation/messages";
import { type RefObject, useRef } from "react";
import * as z from "zod/mini";
import { describedBy, FieldError } from "~/ui/field/field";
import { cardWords } from "./card-boxes";
import "./card-boxes.css";

/** Look of the boxes inside the frame: they are the gateway's, and take their CSS from the address. */
const boxCss = (width: string) =>
  `box-sizing:border-box;width:${width};height:52px;padding:8px 14px;border:2px solid #5d7483;border-radius:6px;font-size:18px;`;
const shortBoxCss = boxCss("144px");
const labelCss = "display:block;padding:10px 0 4px;font-size:16px;line-height:20px;";

type HostedFrameProps = {
  fields: NonNullable<DonationSettings["hostedCardFields"]>;
  cvd: boolean;
  frame: RefObject<HTMLIFrameElement | null>;
  id?: string;
  error?: string | undefined;
};

/** The gateway's own card fields. */
export function HostedFrame({ fields, cvd, frame, id = "hosted_card", error }: HostedFrameProps) {
  const source = new URL(fields.frameUrl);
  const query: Record<string, string> = {
    id: fields.profile,
    css_body: "margin:0;font-family:sans-serif;",
    css_textbox: boxCss("100%"),
    css_textbox_exp: shortBoxCss,
    css_textbox_cvd: shortBoxCss,
    css_input_label: labelCss,
    pmmsg: "true",
    display_labels: "1",
    enable_cc_formatting: "1",
    enable_exp: "1",
    enable_exp_formatting: "1",
    ...(cvd ? { enable_cvd: "1" } : {}),
  };
  for (const [name, value] of Object.entries(query)) source.searchParams.set(name, value);
  return (
    <div className="field" data-invalid={error ? "" : undefined}>
      <p className="field-label">{cardWords.hosted(cvd)}</p>
      <p className="field-hint">{cardWords.hostedNote}</p>
      {error && <FieldError id={id} error={error} />}
      <iframe
        id={id}
        ref={frame}
        title={cardWords.hosted(cvd)}
        src={source.href}
        className="hosted-card"
        data-boxes={cvd ? 3 : 2}
        aria-describedby={describedBy(id, { error })}
      />
    </div>
  );
}

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
