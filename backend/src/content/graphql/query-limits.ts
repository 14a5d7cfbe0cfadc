import { type GraphQLError, parse, type ValidationRule } from "graphql";
import type { Config, PayloadRequest } from "payload";
import { activeStaff } from "../../access/staff.ts";
import { env } from "../../env.ts";
import { faultOfCost } from "./query-cost.ts";
import { staffOnly } from "./staff-only.ts";

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
