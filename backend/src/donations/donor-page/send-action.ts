import { refusalWords } from "../../platform/admin/refusal-words.ts";

/** Posts what staff decided; answers why it was refused, and nothing when it was done. */
export async function sendAction(url: string, body: object): Promise<string | undefined> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  return response?.ok ? undefined : refusalWords(response);
}
