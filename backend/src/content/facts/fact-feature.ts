import { createServerFeature } from "@payloadcms/richtext-lexical";

/** In the toolbar of every text: the facts to choose from, each with its value. What is chosen is written by its name. */
export const FactFeature = createServerFeature({
  key: "fact",
  feature: { ClientFeature: "/content/facts/admin/fact-picker.tsx#FactFeatureClient" },
});
