import type {
  CollectionBeforeOperationHook,
  Endpoint,
  GlobalBeforeOperationHook,
  SanitizedConfig,
} from "payload";
import { APIError } from "payload";

/** @throws APIError 404 for what is no id: the database would fail on it. */
const refuseNoId: CollectionBeforeOperationHook = ({ args }) => {
  const ids: unknown[] = ["id" in args && args.id, "duplicateFromID" in args && args.duplicateFromID];
  for (const id of ids) {
    if ((typeof id === "number" || typeof id === "string") && !isId(id)) throw new APIError("Not Found", 404);
  }
};

const isDocument = (data: unknown) => typeof data === "object" && data !== null && !Array.isArray(data);

/** @throws APIError 400 for a save of what is no document: nothing, a text, a list, a form of another kind. */
function refuseNoDocument(args: object): void {
  const isCopy = "duplicateFromID" in args && args.duplicateFromID !== undefined;
  if (!("data" in args) || isDocument(args.data) || (isCopy && args.data === undefined)) return;
  throw new APIError("A document is expected: a JSON object, or a form with one as _payload.", 400);
}

/** @throws APIError 400 for an account whose address or password is no text: the library makes a key of it unseen. */
const refuseNoAccount: CollectionBeforeOperationHook = ({ args, collection }) => {
  if (!collection.auth || !("data" in args)) return;
  const data: Record<string, unknown> = { ...args.data };
  for (const value of [data.email, data.password]) {
    if (value !== undefined && value !== null && typeof value !== "string")
      throw new APIError("An email address and a password are texts.", 400);
  }
};

const saves = new Set(["create", "update"]);
const refuseNoDocumentOfMany: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (saves.has(operation)) refuseNoDocument(args);
};
const refuseNoDocumentOfOne: GlobalBeforeOperationHook = ({ args, operation }) => {
  if (saves.has(operation)) refuseNoDocument(args);
};

type Endpoints = false | Omit<Endpoint, "root">[];

/** What the library offers everywhere, and fails on where there is nothing behind it: earlier versions, proving an address. */
const withoutEmptyEndpoints = (
  endpoints: Endpoints,
  kept: { versions?: unknown; auth?: { verify?: unknown } },
) =>
  endpoints === false
    ? false
    : endpoints.filter(({ path }) => {
        if (path.startsWith("/versions")) return Boolean(kept.versions);
        return !path.startsWith("/verify") || Boolean(kept.auth?.verify);
      });

/** The configuration with all its operations, also those of the library, behind what they would fail on. */
export function guardedOperations(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    collection.hooks.beforeOperation.unshift(refuseNoId, refuseNoDocumentOfMany, refuseNoAccount);
    collection.endpoints = withoutEmptyEndpoints(collection.endpoints, collection);
  }
  for (const global of config.globals) {
    global.hooks.beforeOperation = [refuseNoDocumentOfOne, ...(global.hooks.beforeOperation ?? [])];
    global.endpoints = withoutEmptyEndpoints(global.endpoints, global);
  }
  return config;
}

/** Whether it is an id of either database: a whole number that fits four bytes. */
export function isId(id: number | string): boolean {
  const number = Number(id);
  return Number.isInteger(number) && number > 0 && number <= 2_147_483_647;
}
