import type { Site } from "../app/content/site.ts";

/** What the root loader hands on (`RootData`) for a site of which a test says only what it needs. */
export function rootData({
  identity,
  demoGateway,
  returnedForm,
  ...shared
}: Partial<Record<keyof Site, unknown>>) {
  return { shared: JSON.stringify(shared), identity, demoGateway, returnedForm };
}
