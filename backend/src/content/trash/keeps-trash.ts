import type {
  Access,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  Where,
} from "payload";
import { activeStaff, administratorsOnly } from "../../access/staff.ts";
import { trashChange } from "../../platform/database/trash-change.ts";
import { refusedAtField } from "../../platform/refused-at-field.ts";
import { shownTitle } from "../untitled-drafts.ts";
import { namesUsesFirst } from "../uses/kept-while-used.ts";
import { linkedFromEndpoint } from "../uses/linked-from-endpoint.ts";
import { filesOfTrash } from "./files-of-trash.ts";

/** The fields that make a document's address; each value is used once in its collection. */
const addressFields = ["uri", "slug", "from", "code", "name"] as const;

/** A document in the trash keeps its address, so that it can come back to it: who wants to use it again hears where it is. */
const freeAddress: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  if (req.context.seeding) return data;
  const field = addressFields.find((name) => collection.flattenedFields.some((one) => one.name === name));
  const value: unknown = field && data[field];
  if (!field || typeof value !== "string" || value === originalDoc?.[field]) return data;
  const holder = await req.payload.db.findOne<{ id: number } & Record<string, unknown>>({
    collection: collection.slug,
    where: { [field]: { equals: value }, deletedAt: { exists: true } },
    req,
  });
  if (!holder || holder.id === originalDoc?.id) return data;
  const title = shownTitle(String(holder[collection.admin?.useAsTitle ?? "id"] ?? ""));
  const message = `“${title}” in the trash has this address. Bring it back, or choose another address; an administrator can delete it for good.`;
  throw refusedAtField({ collection, req }, field, message);
};

const notInTrash: Where = { deletedAt: { exists: false } };

/** Visitors never read what lies in the trash, also when they ask for it. */
const withoutTrash =
  (read: Access | undefined): Access =>
  async (args) => {
    const may = (await read?.(args)) ?? false;
    if (may === false || activeStaff(args.req)) return may;
    return may === true ? notInTrash : { and: [may, notInTrash] };
  };

/** Who may delete puts into the trash; what is deleted for good is up to administrators. */
const trashOrAdministrator =
  (remove: Access | undefined): Access =>
  (args) =>
    args.data?.deletedAt && remove ? remove(args) : administratorsOnly(args);

/** A document goes into the trash and comes back as a whole, not as a draft beside what is published. */
const wholeDocument: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== "update" || !("draft" in args)) return args;
  const { data } = args as { data?: { deletedAt?: unknown } };
  const trash = "trash" in args && args.trash === true;
  return trash || data?.deletedAt ? { ...args, draft: false, autosave: false } : args;
};

/**
 * The time from which the days in the trash are counted is the server's: whoever could choose it could have a document
 * deleted for good this night. A new document, or an earlier version brought back, is never in the trash.
 */
const timeOfTrashing: CollectionBeforeChangeHook = ({ context, data, operation, originalDoc }) => {
  if (operation === "create" || context.isRestoringVersion)
    return data.deletedAt ? { ...data, deletedAt: null } : data;
  if (trashChange(data, originalDoc) === "trashed") return { ...data, deletedAt: new Date().toISOString() };
  return data.deletedAt ? { ...data, deletedAt: originalDoc.deletedAt } : data;
};

type AdminComponents = NonNullable<CollectionConfig["admin"]>["components"];

/** Taking something off the site asks as deleting does: it names what links there. */
const withUnpublishButton = (components: AdminComponents): AdminComponents => ({
  ...components,
  edit: { ...components?.edit, UnpublishButton: "/content/uses/admin/unpublish-button.tsx#UnpublishButton" },
});

/** The collection, with a trash in which what editors delete waits for its end, and from which it comes back whole. */
export function keepsTrash(collection: CollectionConfig): CollectionConfig {
  const { access = {}, admin, endpoints, fields, hooks = {}, versions } = collection;
  const isDrafted = typeof versions === "object" && Boolean(versions.drafts);
  const files = collection.upload ? filesOfTrash : undefined;
  return {
    ...collection,
    trash: true,
    ...(isDrafted && { admin: { ...admin, components: withUnpublishButton(admin?.components) } }),
    access: { ...access, read: withoutTrash(access.read), delete: trashOrAdministrator(access.delete) },
    endpoints: [...(endpoints || []), linkedFromEndpoint(collection.slug)],
    fields: [
      ...fields,
      {
        name: "linkedFrom",
        type: "ui",
        admin: {
          position: "sidebar",
          disableListColumn: true,
          components: { Field: "/content/uses/admin/linked-from.tsx#LinkedFrom" },
        },
      },
    ],
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), wholeDocument],
      beforeChange: [timeOfTrashing, ...(hooks.beforeChange ?? []), namesUsesFirst, freeAddress],
      afterChange: [...(hooks.afterChange ?? []), ...(files ? [files.afterChange] : [])],
      afterDelete: [...(hooks.afterDelete ?? []), ...(files ? [files.afterDelete] : [])],
    },
  };
}
