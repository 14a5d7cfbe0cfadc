import { type CollectionConfig, formatLabels, type GlobalConfig } from "payload";

/** Words of the library's own screens, where it speaks to programmers: to staff it says the same plainly. */
export const libraryWords = {
  authentication: { changePassword: "Change password" },
  fields: { collapseAll: "Collapse all", showAll: "Show all" },
  upload: { bulkUpload: "Several at once", fileName: "File name", fileSize: "File size" },
  "plugin-redirects": {
    fromUrl: "Old address",
    toUrlType: "Where it leads",
    internalLink: "To a page of this site",
    customUrl: "To another address",
    documentToRedirect: "Page",
    redirectType: "For how long",
  },
  general: {
    createNew: "Create new",
    noLabel: "No {{label}}",
    noResultsFound: "There is nothing here",
    noResultsDescription: "There is none yet, or none that fits what you look for.",
    noResults: "There is nothing here yet, or nothing that fits what you look for.",
    or: "or",
    perPage: "Per page: {{limit}}",
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

/** "Event" within a sentence; what is somebody's name keeps its capital. */
const withinSentence = (label: string): string =>
  label.startsWith("Instagram") ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** A collection whose documents are headed in words while they have no title yet: "New event", "Untitled event". */
export function withHeadingBeforeTitle(config: CollectionConfig): CollectionConfig {
  const singular = config.labels?.singular ?? formatLabels(config.slug).singular;
  if (typeof singular !== "string" || !config.admin?.useAsTitle) return config;
  const { components } = config.admin;
  const heading = {
    path: "/office/untitled-heading.tsx#UntitledHeading",
    clientProps: {
      fresh: `New ${withinSentence(singular)}`,
      untitled: `Untitled ${withinSentence(singular)}`,
    },
  };
  const beforeDocumentControls = [...(components?.edit?.beforeDocumentControls ?? []), heading];
  return {
    ...config,
    admin: {
      ...config.admin,
      components: { ...components, edit: { ...components?.edit, beforeDocumentControls } },
    },
  };
}
