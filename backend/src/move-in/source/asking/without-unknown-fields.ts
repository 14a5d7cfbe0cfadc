import { type FieldNode, getLocation, Kind, parse, print, type SelectionNode, visit } from "graphql";

/** An error as GraphQL tells it. */
export type GraphqlError = { message: string; locations?: { line: number; column: number }[] | null };

/** A query for a site that knows less; `undefined` where nothing is left to ask. */
type Lesser = { query: string | undefined; leftOut: string[] };

const unknownField = /^Cannot query field "([^"]+)" on type "([^"]+)"/;

/** The places of fields in the text of a query that errors complain of; undefined when one complains of something else. */
function places(query: string, errors: GraphqlError[]): { at: Set<number>; leftOut: string[] } | undefined {
  const fields: FieldNode[] = [];
  visit(parse(query), { enter: (node) => void (node.kind === Kind.FIELD && fields.push(node)) });
  const at = new Set<number>();
  const leftOut: string[] = [];
  for (const { message, locations } of errors) {
    const [, name, type] = unknownField.exec(message) ?? [];
    const isMeant = ({ loc }: FieldNode) => {
      const { line, column } = loc ? getLocation(loc.source, loc.start) : { line: 0, column: 0 };
      return !locations?.length || locations.some((one) => one.line === line && one.column === column);
    };
    const meant = fields.filter((field) => field.name.value === name && isMeant(field));
    if (meant.length === 0) return undefined;
    for (const { loc } of meant) if (loc) at.add(loc.start);
    if (name !== "node") leftOut.push(`${type}.${name}`);
  }
  return { at, leftOut };
}

/**
 * A query without the fields that a site said it does not know, as an older one does; where it is the `node` of a picture or a
 * parent, what stands in it is asked without it. Undefined when an error is of another kind.
 */
export function withoutUnknownFields(query: string, errors: GraphqlError[]): Lesser | undefined {
  const found = places(query, errors);
  if (!found) return undefined;
  const keep = (selection: SelectionNode): readonly SelectionNode[] => {
    if (selection.kind !== Kind.FIELD) return [selection];
    if (!found.at.has(selection.loc?.start ?? -1))
      return selection.selectionSet?.selections.length === 0 ? [] : [selection];
    return (selection.name.value === "node" && selection.selectionSet?.selections) || [];
  };
  const lesser = visit(parse(query), {
    SelectionSet: { leave: (set) => ({ ...set, selections: set.selections.flatMap(keep) }) },
  });
  const isEmpty = lesser.definitions.some(
    (one) => one.kind === Kind.OPERATION_DEFINITION && one.selectionSet.selections.length === 0,
  );
  return { query: isEmpty ? undefined : print(lesser), leftOut: found.leftOut };
}
