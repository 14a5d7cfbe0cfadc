import { pageAddresses } from "@pcf/contract/page-addresses";
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from "payload";
import { refusedAtField } from "../../platform/refused-at-field.ts";

const fixed = new Set<unknown>(pageAddresses);

const why = (uri: unknown, wish: string) =>
  `The site always has a page at ${uri}: menus and printed matter lead there. It cannot be ${wish}; change what it says instead.`;

/** What visitors see of the page now, if it stands at an address of the route table. */
async function fixedPage(req: PayloadRequest, id: number | string) {
  const page = await req.payload.db.findOne<{ id: number; uri?: string; _status?: string }>({
    collection: "pages",
    where: { id: { equals: id }, _status: { equals: "published" }, deletedAt: { exists: false } },
    // A page of many blocks takes long to read whole.
    select: { uri: true },
    req,
  });
  return page && fixed.has(page.uri) ? page : undefined;
}

const draftFlag = "keeps the published page";

/** Remembers whether a draft is saved, which leaves the published page as it is. */
export const notesSavedDraft: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === "update") req.context[draftFlag] = "draft" in args && args.draft === true;
};

/** Whether what is being saved is a draft, which visitors do not see. */
export const savesDraft = ({ context }: Pick<PayloadRequest, "context">): boolean =>
  context[draftFlag] === true;

/** A published page of the route table cannot be put into the trash, taken off the site or moved to another address. */
export const staysAtItsAddress: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== "update" || req.context.seeding) return data;
  const page = await fixedPage(req, originalDoc.id);
  if (!page) return data;
  if (data.deletedAt) throw new APIError(why(page.uri, "deleted"), 409, null, true);
  if (data.uri !== page.uri)
    throw refusedAtField({ collection, req }, "uri", why(page.uri, "moved to another address"));
  if (data._status !== "published" && !savesDraft(req))
    throw new APIError(why(page.uri, "unpublished"), 409, null, true);
  return data;
};

export const staysForGood: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (req.context.seeding) return;
  const page = await fixedPage(req, id);
  if (page) throw new APIError(why(page.uri, "deleted"), 409, null, true);
};
