import {
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationRule,
} from "graphql";

/** Levels of fields below a selection. A fragment that contains itself counts as nothing: another rule rejects it. */
function depthOf(
  selection: SelectionSetNode | undefined,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  entered: readonly string[] = [],
): number {
  const depths = (selection?.selections ?? []).map((node) => {
    if (node.kind === Kind.FIELD) return 1 + depthOf(node.selectionSet, fragments, entered);
    if (node.kind === Kind.INLINE_FRAGMENT) return depthOf(node.selectionSet, fragments, entered);
    const name = node.name.value;
    if (entered.includes(name)) return 0;
    return depthOf(fragments.get(name)?.selectionSet, fragments, [...entered, name]);
  });
  return Math.max(0, ...depths);
}

/** Rejects queries that go deeper than `limit` levels of fields. */
export const depthLimit =
  (limit: number): ValidationRule =>
  (context) => ({
    Document(document) {
      const fragments = new Map(
        document.definitions.flatMap((node) =>
          node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
        ),
      );
      for (const node of document.definitions) {
        if (node.kind !== Kind.OPERATION_DEFINITION) continue;
        if (depthOf(node.selectionSet, fragments) > limit) {
          context.reportError(new GraphQLError(`A query has at most ${limit} levels.`, { nodes: node }));
        }
      }
    },
  });
