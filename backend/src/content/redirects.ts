import type { RedirectsPluginConfig } from "@payloadcms/plugin-redirects/types";
import { openContent } from "./access/open-content.ts";

/** Old addresses and where they lead now. The site asks for them with the rest of the content. */
export const redirectSettings: RedirectsPluginConfig = {
  collections: ["pages", "news", "stories", "events"],
  redirectTypes: ["301", "302"],
  overrides: {
    access: openContent,
    admin: { group: "Settings", defaultColumns: ["from", "to.url", "type"] },
  },
};
