"use client";

import { useEffect, useState } from "react";
import { z } from "zod/mini";
import { sendAction } from "../../platform/admin/send-action.ts";
import type { ThankYouText } from "../thanks/thank-you-mails.ts";

const mail = z.object({ subject: z.string(), html: z.string(), text: z.string() });
export type PreviewOf =
  | { kind: "none" }
  | ({ kind: "mail" } & z.output<typeof mail>)
  | { kind: "refused"; words: string };

/** Nobody wants a mail drawn for each letter that is typed. */
const pauseMs = 400;

/** The mail that comes of a text, a moment after the last letter; or what is wrong with it. */
export function usePreview(url: string, { subject, opening, closing }: ThankYouText): PreviewOf {
  const [preview, setPreview] = useState<PreviewOf>({ kind: "none" });
  useEffect(() => {
    const asked = new AbortController();
    const draw = async () => {
      const text = { subject, opening, closing };
      const { refused, answer } = await sendAction(`${url}/preview`, text, { signal: asked.signal });
      if (asked.signal.aborted) return;
      if (refused !== undefined) return setPreview({ kind: "refused", words: refused });
      const drawn = mail.safeParse(answer);
      if (drawn.success) setPreview({ kind: "mail", ...drawn.data });
    };
    const timer = setTimeout(draw, pauseMs);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [url, subject, opening, closing]);
  return preview;
}
