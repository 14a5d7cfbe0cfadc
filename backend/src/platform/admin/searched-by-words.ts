import type { CollectionBeforeOperationHook, CollectionConfig, Where } from "payload";

/** What the search box of a list asks for: the whole text in the first field, or in the second, and so on. */
function searchOf(where: Where, searchable: readonly string[]): string | undefined {
  const conditions = where.or ?? [];
  if (conditions.length !== searchable.length) return undefined;
  const texts = conditions.map((condition, index) => {
    const [field, ...others] = Object.entries(condition);
    if (!field || others.length > 0 || field[0] !== searchable[index]) return undefined;
    const like = (field[1] as { like?: unknown }).like;
    return typeof like === "string" ? like : undefined;
  });
  return texts.every((text) => text === texts[0]) ? texts[0] : undefined;
}

/**
 * The same question word by word: each word stands in one of the fields, whichever. First and last name are two fields, and
 * nobody looks for one of them alone.
 */
function searchWordByWord(where: Where, searchable: readonly string[]): Where {
  const text = searchOf(where, searchable);
  if (text !== undefined) {
    const words = text.trim().split(/\s+/);
    return { and: words.map((like) => ({ or: searchable.map((field) => ({ [field]: { like } })) })) };
  }
  if (!where.and) return where;
  return { ...where, and: where.and.map((each) => searchWordByWord(each, searchable)) };
}

/** The collection, found in its list by a full name, and by whatever else stands in several fields. */
export function searchedByWords(collection: CollectionConfig): CollectionConfig {
  const searchable = collection.admin?.listSearchableFields;
  if (!searchable || searchable.length < 2) return collection;
  const wordByWord: CollectionBeforeOperationHook = ({ args, operation }) => {
    if (operation !== "read" || !("where" in args) || !args.where) return args;
    return { ...args, where: searchWordByWord(args.where as Where, searchable) };
  };
  return {
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeOperation: [...(collection.hooks?.beforeOperation ?? []), wordByWord],
    },
  };
}
