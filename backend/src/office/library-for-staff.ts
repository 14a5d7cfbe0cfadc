import type { CollectionConfig, GlobalConfig } from "payload";

/** Words of the library's own screens, where it speaks to programmers: to staff it says the same plainly. */
export const libraryWords = {
  general: {
    /** The tab's title of the first screen. */
    dashboard: "Today",
    backToDashboard: "Back to Today",
    nothingFound: "There is nothing here",
    sorryNotFound: "It may have been deleted, or its address is not right.",
    payloadSettings: "How the office looks to you",
    resetPreferences: "Forget my columns and filters",
    true: "Yes",
    false: "No",
    updatedAt: "Last changed",
    lastModified: "Last changed",
  },
};

/**
 * A collection or a global without the tab that shows the raw answer of its interface: it helps programmers, and nobody who
 * works in the office.
 */
export const withoutApiTab = <Config extends CollectionConfig | GlobalConfig>(config: Config): Config => ({
  ...config,
  admin: { ...config.admin, hideAPIURL: true },
});
