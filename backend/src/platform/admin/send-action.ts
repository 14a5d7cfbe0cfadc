import { didNotWork, refusalWords } from "./refusal-words.ts";

/** What came of it: what the server answers (JSON; `undefined` where it is none), or why it did not do it, in words. */
export type Sent =
  | { heard: true; answer: unknown; refused?: undefined }
  /** Not `heard`: no answer came at all, so that nobody knows whether it was done. */
  | { heard: boolean; answer?: undefined; refused: string };

export type Sending = {
  method?: "POST" | "PATCH" | "DELETE";
  /** Said where nothing says why it was not done. */
  otherwise?: string;
  signal?: AbortSignal;
};

/** Sends what staff decided, as JSON, or without a body where there is nothing to say beside the address. */
export async function sendAction(
  url: string,
  body?: object,
  { method = "POST", otherwise = didNotWork, signal }: Sending = {},
): Promise<Sent> {
  const response = await fetch(url, {
    method,
    ...(body && { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
    ...(signal && { signal }),
  }).catch(() => undefined);
  if (!response?.ok)
    return { heard: response !== undefined, refused: await refusalWords(response, otherwise) };
  return { heard: true, answer: await response.json().catch(() => undefined) };
}
