import type { Config, PayloadRequest } from "payload";
import { env } from "../../env.ts";
import { activeStaff } from "../../staff/access/active-staff.ts";
import { depthLimit } from "./depth-limit.ts";
import { staffOnly } from "./staff-only.ts";

/** The site's one query has 7 levels and costs under a quarter of this. */
const maxDepth = 10;
const maxComplexity = 2_000;

const isContext = (value: unknown): value is { req: PayloadRequest } =>
  typeof value === "object" && value !== null && "req" in value;

/** How deep and how dear a query may be, and what is for staff alone. */
export const queryLimits: Pick<
  NonNullable<Config["graphQL"]>,
  "maxComplexity" | "disableIntrospectionInProduction" | "disablePlaygroundInProduction" | "validationRules"
> = {
  maxComplexity,
  disablePlaygroundInProduction: true,
  // The library's own rule would keep the schema from staff too.
  disableIntrospectionInProduction: false,
  validationRules: ({ contextValue }) => [
    depthLimit(maxDepth),
    staffOnly({
      isStaff: isContext(contextValue) && activeStaff(contextValue.req) !== undefined,
      production: env.NODE_ENV === "production",
    }),
  ],
};
