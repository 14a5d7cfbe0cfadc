import type { CollectionConfig, GlobalConfig } from "payload";

/** The tab with the raw answer of the interface helps programmers, and nobody who works in the office. */
const hidden = { hideAPIURL: true } as const;

export const withoutApiTab = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: { ...collection.admin, ...hidden },
});

export const globalWithoutApiTab = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  admin: { ...global.admin, ...hidden },
});
