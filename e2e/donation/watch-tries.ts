import type { Page } from "@playwright/test";

/** The tries that leave the page, by the keys that they carry. */
export function watchTries(page: Page) {
  const keys: string[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/api/donate")) return;
    keys.push(/name="idempotency_key"\r\n\r\n(\w+)/.exec(request.postData() ?? "")?.[1] ?? "no key");
  });
  return keys;
}
