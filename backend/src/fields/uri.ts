import { notFoundUrl } from "@pcf/contract/everywhere-urls";
import {
  documentUrl,
  type ListedCollection,
  listedCollections,
  movedUrls,
  outcomeUrls,
} from "@pcf/contract/urls";
import type { TextField } from "payload";

/** Folders whose addresses are made from documents of their own, and where to make those. */
const madeElsewhere: Record<ListedCollection, string> = {
  news: "News",
  stories: "Stories",
  events: "Events",
};
/** First parts of paths that are files and services of the site, never pages. */
const services = /^\/(api|assets|healthz|hooks|media|preview)(\/|$)/;
/** Pages that the site makes without the CMS, and an address of an older site that leads to the donation form. */
const madeBySite: ReadonlySet<string> = new Set([notFoundUrl, ...movedUrls.keys(), ...outcomeUrls()]);

/** Whether a page at `value` would be seen on the site; the sentence for staff where it would not. */
export function isPageAddress(value: string | null | undefined): true | string {
  const address = value ?? "";
  if (!/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(address))
    return "Write a path of lower-case words, such as /get-support/peer-support.";
  const collection = listedCollections.find((name) => address.startsWith(documentUrl(name, "")));
  if (collection)
    return `Addresses below ${documentUrl(collection, "")} come from ${madeElsewhere[collection]}: make it there.`;
  if (services.test(address) || madeBySite.has(address))
    return "The site keeps this address for itself: choose another one.";
  return true;
}

/** The path of a page on the site: unique, lower case, without a slash at the end. */
export const uri: TextField = {
  name: "uri",
  type: "text",
  label: "Address",
  required: true,
  unique: true,
  index: true,
  admin: {
    position: "sidebar",
    description: "Path on the site, such as /get-support/peer-support. Add a redirect when you change it.",
  },
  validate: (value: string | null | undefined) => isPageAddress(value),
};
