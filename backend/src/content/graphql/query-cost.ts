import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getNullableType,
  isListType,
  Kind,
  NoFragmentCyclesRule,
  validate,
} from "graphql";
import {
  type ComplexityEstimator,
  type ComplexityEstimatorArgs,
  getComplexity,
} from "graphql-query-complexity";
import { z } from "zod";

/** The site's own query costs 3.8 million in some 750 selections: docs/decisions/014-what-a-public-query-may-cost.md. */
const largestCost = 4_500_000;
const mostSelections = 2_000;
/** Documents that a query may ask of one list, in all its places together (spec section 9). */
const largestList = 1_000;

/** Comparisons in the filter of one list: one on a relation joins a table, and SQLite joins 64 at most. */
const mostConditions = 30;
/** Comparisons, lists and groups of a filter: an empty group compares nothing and is walked all the same. */
const mostFilterParts = 300;
/** Fields that a list is sorted by. */
const mostSortFields = 3;

/** What stands for one value of the answer, in the same unit. */
const costs = { query: 50_000, document: 20, filterPart: 1_000 };
/** How many entries a list inside a document is taken to have. */
const entriesOfList = 10;

export type Query = {
  schema: GraphQLSchema;
  document: DocumentNode;
  variables?: Readonly<Record<string, unknown>> | null;
};

const refuse = (message: string) => new GraphQLError(message);

/**
 * What is wrong with a query that costs more than a reader of the site's data needs: words that say what to ask for instead.
 * To be asked before any rule of the library walks the query: those follow a fragment as often as it is named, and one that
 * contains itself for ever. The work here ends with `mostSelections`, fragments written out.
 */
export function faultOfCost(query: Query): GraphQLError | undefined {
  try {
    refuseCostly(query);
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    // Variables nested thousands of levels deep end the stack of whoever reads them.
    if (error instanceof RangeError) return refuse("The query has too many levels.");
    throw error;
  }
}

function refuseCostly({ schema, document, variables }: Query): void {
  if (document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length !== 1)
    throw refuse("A request holds one operation.");
  const [cycle] = validate(schema, document, [NoFragmentCyclesRule]);
  if (cycle) throw cycle;

  const requested = new Map<string, number>();
  const cost = getComplexity({
    schema,
    query: document,
    ...(variables ? { variables: { ...variables } } : {}),
    estimators: [estimator(schema, requested)],
    maxQueryNodes: mostSelections,
  });
  for (const [list, documents] of requested) {
    if (documents > largestList)
      throw refuse(`A query asks for 1 to ${largestList} documents of ${list}, all its places together.`);
  }
  if (cost > largestCost)
    throw refuse(
      `The query asks for too much: it costs ${cost} of at most ${largestCost}. Ask in smaller parts.`,
    );
}

const listArguments = z.object({
  limit: z.number().nullish(),
  pagination: z.boolean().nullable().default(true),
});

/** As the library counts: ten unless told, and all of them for 0. */
function requestedDocuments(args: unknown): number {
  const { limit, pagination } = listArguments.parse(args);
  const documents = limit ?? (pagination ? 10 : 0);
  return documents > 0 ? documents : Number.POSITIVE_INFINITY;
}

type FilterSize = { conditions: number; parts: number };

/** How large a filter is. */
function filterSize(where: unknown): FilterSize {
  if (typeof where !== "object" || where === null) return { conditions: 1, parts: 1 };
  return Object.values(where)
    .map(filterSize)
    .reduce(
      (sum, part) => ({ conditions: sum.conditions + part.conditions, parts: sum.parts + part.parts }),
      {
        conditions: 0,
        parts: 1,
      },
    );
}

function filterCost(where: unknown): number {
  if (!where) return 0;
  const { conditions, parts } = filterSize(where);
  if (conditions > mostConditions) throw refuse(`A filter holds at most ${mostConditions} comparisons.`);
  if (parts > mostFilterParts) throw refuse(`A filter has at most ${mostFilterParts} parts.`);
  return parts * costs.filterPart;
}

/** A path in `sort` joins a table for each of its steps, and its rows multiply. */
function refuseCostlySort(sort: unknown): void {
  const text = String(sort ?? "");
  if (/\.|__/.test(text) || text.split(",").length > mostSortFields)
    throw refuse(`A list is sorted by at most ${mostSortFields} fields of its own documents.`);
}

const estimator =
  (schema: GraphQLSchema, requested: Map<string, number>): ComplexityEstimator =>
  (selection) =>
    selection.type === schema.getQueryType() ? costOfRead(selection, requested) : costOfValue(selection);

/** One read of the database: a list, a document by its id, a global. */
function costOfRead(
  { field, args, childComplexity }: ComplexityEstimatorArgs,
  requested: Map<string, number>,
) {
  const isList = field.args.some(({ name }) => name === "limit");
  const documents = isList ? requestedDocuments(args) : 1;
  if (isList) requested.set(field.name, (requested.get(field.name) ?? 0) + documents);
  refuseCostlySort(args.sort);
  return costs.query + filterCost(args.where) + documents * (costs.document + childComplexity);
}

function costOfValue({ field, args, childComplexity }: ComplexityEstimatorArgs) {
  // The library's own figure for a relation, which is a further document.
  const own = typeof field.extensions.complexity === "number" ? field.extensions.complexity : 1;
  // `docs` has been counted with its list.
  const isList = isListType(getNullableType(field.type)) && field.name !== "docs";
  // Documents named in a text are read too, and those that they name, as many levels as asked: two unless told.
  const hasDepth = field.args.some(({ name }) => name === "depth");
  const levels = hasDepth ? Number(args.depth ?? 2) : 0;
  return (isList ? entriesOfList : 1) * entriesOfList ** Math.max(0, levels) * (own + childComplexity);
}
