import { factToken } from "@pcf/contract/content/fact-tokens";
import type { CollectionBeforeChangeHook } from "payload";
import { APIError } from "payload";
import { savesDraft } from "../addresses/stays-at-its-address.ts";
import { namesInWords } from "../uses/kept-while-used.ts";
import { usesOf } from "../uses/uses-of.ts";

const copy = {
  used: (name: string, texts: string[], wish: string) =>
    `${factToken(name)} stands in: ${namesInWords(texts)}. Take it out there first, then ${wish}.`,
  rename: "change its name",
  unpublish: "take it off the site",
};

/** A published fact that a text names keeps its name, and stays on the site; the text would be left with a hole. */
export const staysWhileNamed: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== "update" || req.context.seeding || data.deletedAt) return data;
  const seen = await req.payload.db.findOne<{ id: number; name: string }>({
    collection: collection.slug,
    where: {
      id: { equals: originalDoc.id },
      _status: { equals: "published" },
      deletedAt: { exists: false },
    },
    req,
  });
  const isRenamed = data.name !== undefined && data.name !== seen?.name;
  const leaves = data._status === "draft" && !savesDraft(req);
  if (!seen || !(isRenamed || leaves)) return data;
  const { holding } = await usesOf(req, { collection: collection.slug, id: originalDoc.id });
  if (holding.length === 0) return data;
  const wish = isRenamed ? copy.rename : copy.unpublish;
  throw new APIError(copy.used(seen.name, holding, wish), 409, null, true);
};
