import { GraphQLError, OperationTypeNode, type ValidationRule } from "graphql";

/** What an account may do, and earlier versions of documents. */
const ofStaff = /^(Access|docAccess.*|versions?[A-Z].*|(count)?Payload.*)$/;

/**
 * Rejects mutations and questions about permissions and versions, and in production those about the schema, unless staff
 * ask.
 */
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
      const isRead = context.getParentType() === context.getSchema().getQueryType();
      if (isRead && !isStaff && ofStaff.test(node.name.value)) {
        context.reportError(new GraphQLError("This is shown to staff only.", { nodes: node }));
      }
    },
  });
