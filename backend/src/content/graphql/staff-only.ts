import { GraphQLError, OperationTypeNode, type ValidationRule } from "graphql";

/** Rejects mutations, and in production questions about the schema, unless staff ask. */
export const staffOnly =
  ({ isStaff, production }: { isStaff: boolean; production: boolean }): ValidationRule =>
  (context) => ({
    OperationDefinition(node) {
      if (!isStaff && node.operation === OperationTypeNode.MUTATION) {
        context.reportError(new GraphQLError("Changes need a staff session.", { nodes: node }));
      }
    },
    Field(node) {
      const asksSchema = node.name.value === "__schema" || node.name.value === "__type";
      if (asksSchema && production && !isStaff) {
        context.reportError(new GraphQLError("The schema is shown to staff only.", { nodes: node }));
      }
    },
  });
