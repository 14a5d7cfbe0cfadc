import type { ValidationRule } from "graphql";
import { GraphQLError, Kind, OperationTypeNode, parse, valueFromASTUntyped } from "graphql";
import type { Config, PayloadRequest } from "payload";
import { activeStaff } from "../../access/staff.ts";
import { env } from "../../env.ts";
import { faultOfCost } from "./query-cost.ts";

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
const staffOnly =
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

const isContext = (value: unknown): value is { req: PayloadRequest } =>
  typeof value === "object" && value !== null && "req" in value;

const nothing = parse("{ __typename }");

const refusing =
  (fault: GraphQLError): ValidationRule =>
  (context) => {
    context.reportError(fault);
    return {};
  };

/** How much a query may cost, and what is for staff alone. */
export const queryLimits: Pick<
  NonNullable<Config["graphQL"]>,
  "maxComplexity" | "disableIntrospectionInProduction" | "disablePlaygroundInProduction" | "validationRules"
> = {
  // The library's own count knows no limits of lists: ours comes first, and this never decides.
  maxComplexity: 1_000_000,
  disablePlaygroundInProduction: true,
  // The library's own rule would keep the schema from staff too.
  disableIntrospectionInProduction: false,
  validationRules: (asked) => {
    const { schema, document, variableValues, contextValue } = asked;
    const fault = faultOfCost({ schema, document, variables: variableValues });
    if (fault) {
      // The rules run all at once, and some of the library's walk such a query for minutes: they get another to look at.
      asked.document = nothing;
      return [refusing(fault)];
    }
    return [
      staffOnly({
        isStaff: isContext(contextValue) && activeStaff(contextValue.req) !== undefined,
        production: env.NODE_ENV === "production",
        variables: variableValues,
      }),
    ];
  },
};
