import type { CollectionConfig } from "payload";
import { ownRecords } from "../access/collection-access.ts";
import { bookletFileEndpoint } from "./booklet-file-endpoint.ts";

/** The booklets that there are: one row for each PDF. They are made by themselves, so nobody writes them. */
export const booklets: CollectionConfig = {
  slug: "booklets",
  access: { ...ownRecords, read: () => true },
  admin: { hidden: true },
  disableDuplicate: true,
  lockDocuments: false,
  endpoints: [bookletFileEndpoint],
  fields: [
    { name: "file", type: "text", required: true, unique: true },
    { name: "section", type: "text", required: true },
    { name: "largePrint", type: "checkbox", defaultValue: false },
    { name: "bytes", type: "number", required: true },
    // What it was made from, and its own bytes, each as a SHA-256.
    { name: "madeFrom", type: "text", required: true },
    { name: "stored", type: "text", required: true },
  ],
};
