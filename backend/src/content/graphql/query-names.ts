import type { Config } from "payload";

type Queries = NonNullable<NonNullable<Config["graphQL"]>["queries"]>;
type Field = { type: unknown };
const isName = (slug: string) => /^[_a-zA-Z]\w*$/.test(slug);

/**
 * Query fields named after the slugs (`pages`, `supportGroups`, `home`), as the calls of the product have them. The
 * library names them after types (`Pages`); those names go.
 */
export const queryNames: Queries = (_graphQL, { collections, config, globals, Query }) => {
  // By name: the library builds the type of a list again for each query.
  const slugOfType = new Map<string, string>();
  for (const [slug, { graphQL }] of Object.entries(collections)) {
    if (graphQL?.paginatedType) slugOfType.set(String(graphQL.paginatedType), slug);
  }
  // Types of globals are kept under their place in the list.
  const globalTypes = Object.entries(globals.graphQL || {});
  for (const [index, { type }] of globalTypes) {
    const slug = config.globals[Number(index)]?.slug;
    if (slug) slugOfType.set(String(type), slug);
  }

  const named: Record<string, Field> = {};
  for (const [name, field] of Object.entries(Query.fields)) {
    const slug = slugOfType.get(String(field.type));
    if (slug === undefined || name === slug) continue;
    // The library's own records have hyphens in their slugs, which GraphQL names cannot; nobody asks for them.
    if (isName(slug)) named[slug] = field;
    delete Query.fields[name];
  }
  return named;
};
