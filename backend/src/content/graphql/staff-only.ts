import { GraphQLError, Kind, OperationTypeNode, type ValidationRule, valueFromASTUntyped } from "graphql";

/** What an account may do, and earlier versions of documents. */
const ofStaff = /^(Access|docAccess.*|versions?[A-Z].*|(count)?Payload.*)$/;

type Asker = {
  isStaff: boolean;
  production: boolean;
  /** Values of the query's variables, as they were sent. */
  variables: Readonly<Record<string, unknown>> | null | undefined;
};

/**
 * Rejects mutations and questions about drafts, permissions and versions, and in production those about the schema, unless
 * staff ask. Visitors would be given no drafts anyway, but looking for them costs many times what is published.
 */
export const staffOnly =
  ({ isStaff, production, variables }: Asker): ValidationRule =>
  (context) => ({
    OperationDefinition(node) {
      if (!isStaff && node.operation === OperationTypeNode.MUTATION) {
        context.reportError(new GraphQLError("Changes need a staff session.", { nodes: node }));
      }
    },
    Argument(node) {
      if (isStaff || node.name.value !== "draft") return;
      const defaults = context
        .getDocument()
        .definitions.flatMap((each) =>
          each.kind === Kind.OPERATION_DEFINITION ? (each.variableDefinitions ?? []) : [],
        )
        .map(({ variable, defaultValue }) => [
          variable.name.value,
          defaultValue && valueFromASTUntyped(defaultValue),
        ]);
      if (valueFromASTUntyped(node.value, { ...Object.fromEntries(defaults), ...variables })) {
        context.reportError(new GraphQLError("Drafts are shown to staff only.", { nodes: node }));
      }
    },
    Field(node) {
      const asksSchema = node.name.value === "__schema" || node.name.value === "__type";
      if (asksSchema && production && !isStaff) {
        context.reportError(new GraphQLError("The schema is shown to staff only.", { nodes: node }));
      }
      const isRead = context.getParentType() === context.getSchema().getQueryType();
      if (isRead && !isStaff && ofStaff.test(node.name.value)) {
        context.reportError(new GraphQLError("This is shown to staff only.", { nodes: node }));
      }
    },
  });
