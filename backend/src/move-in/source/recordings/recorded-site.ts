import { numberInId, opaqueId } from "../answers/item-basics.ts";
import { groupType, keptAs, listTypeOf, otherNames, singleTypeOf } from "./recorded-types.ts";
import { type Fields, mergeFields, type Recorded, type Value } from "./recorded-values.ts";

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What was recorded of a site: each item once. */
export type RecordedSite = {
  /** All items of a type, in the order of the site's list of them. */
  all: (type: string) => Recorded[];
  /** The form in which it tells single pictures. */
  pictures: () => "node" | "flat";
  /**
   * Adds what an answer says. To be done twice with all answers: at first only with the items that have an id, so that what was
   * recorded without one finds the item it belongs to.
   */
  add: (data: unknown, only: "with ids" | "all") => void;
};

/** The items of a connection, in either form. */
function nodesOf(value: Json): unknown[] | undefined {
  if (Array.isArray(value.nodes)) return value.nodes;
  if (!Array.isArray(value.edges)) return undefined;
  return value.edges.map((edge) => (isObject(edge) ? edge.node : undefined));
}

const isPicture = (value: Json) => ["sourceUrl", "mediaItemUrl", "srcSet"].some((name) => name in value);

/** Begins a recorded site without items. */
export function recordedSite(): RecordedSite {
  const items = new Map<string, Recorded>();
  const byType = new Map<string, Set<Recorded>>();
  const inLists = new Map<string, Set<Recorded>>();
  const byName = new Map<string, Recorded>();
  const shapes = { node: 0, flat: 0 };
  let needsIds = false;

  /** The item that a node is of, by its id or another of its names; undefined while only those with ids are added. */
  function itemOf(type: string, node: Json): Recorded | undefined {
    const names = otherNames(type)
      .filter((name) => typeof node[name] === "string" && node[name] !== "")
      .map((name) => JSON.stringify([type, name, node[name]]));
    const number = typeof node.databaseId === "number" ? node.databaseId : undefined;
    const told = typeof node.id === "string" && node.id ? node.id : number && opaqueId(keptAs(type), number);
    const named = names.map((name) => byName.get(name)).find((one) => one !== undefined);
    if (!told && (named || needsIds)) return named;
    const id = told || Buffer.from(`recorded:${names[0] ?? JSON.stringify(node)}`).toString("base64");
    const key = `${type} ${id}`;
    const item = items.get(key) ?? begin(type, id);
    items.set(key, item);
    for (const name of names) if (!byName.has(name)) byName.set(name, item);
    return item;
  }

  function begin(type: string, id: string): Recorded {
    const item: Recorded = { type, fields: new Map<string, Value>([["id", id]]) };
    const number = numberInId(id);
    if (number !== undefined) item.fields.set("databaseId", number);
    const all = byType.get(type) ?? new Set();
    byType.set(type, all.add(item));
    return item;
  }

  function added(type: string, node: Json): Recorded | undefined {
    const item = itemOf(type, node);
    const { id: _, ...rest } = node;
    // Also of an item that is not known yet, the items within it are.
    const fields = fieldsOf(type, rest);
    if (item) mergeFields(item.fields, fields);
    return item;
  }

  const fieldsOf = (type: string, object: Json): Fields =>
    new Map(Object.entries(object).map(([name, value]) => [name, asValue(type, name, value)]));

  function asValue(owner: string, name: string, value: unknown): Value {
    if (Array.isArray(value)) return value.map((one) => (isObject(one) ? groupOf(name, one) : plain(one)));
    if (!isObject(value)) return plain(value);
    const nodes = nodesOf(value);
    if (nodes) return { kind: "list", items: listed(listTypeOf(name) ?? groupType(name), nodes) };
    if (name === "parent") return parentOf(owner, value);
    if ("node" in value) {
      if (!isObject(value.node)) return null;
      if (!isPicture(value.node)) return linked("edge", added(groupType(name), value.node));
      shapes.node += 1;
      return linked("picture", added("MediaItem", value.node));
    }
    if (!isPicture(value)) return groupOf(name, value);
    shapes.flat += 1;
    return linked("picture", added("MediaItem", value));
  }

  const linked = (kind: "edge" | "picture", to: Recorded | undefined): Value => (to ? { kind, to } : null);

  function parentOf(owner: string, value: Json): Value {
    const node = "node" in value ? value.node : value;
    return isObject(node) ? linked("edge", added(owner, node)) : null;
  }

  const plain = (value: unknown): Value =>
    typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
  const groupOf = (name: string, value: Json): Value => ({
    ...{ kind: "group", type: groupType(name), fields: fieldsOf(groupType(name), value) },
  });
  const listed = (type: string, nodes: unknown[]): Recorded[] =>
    nodes
      .filter(isObject)
      .map((node) => added(type, node))
      .filter((item) => item !== undefined);

  function add(data: unknown, only: "with ids" | "all"): void {
    needsIds = only === "with ids";
    if (!isObject(data)) return;
    for (const [field, value] of Object.entries(data)) {
      if (!isObject(value)) continue;
      const type = listTypeOf(field);
      if (type) {
        const list = inLists.get(type) ?? new Set();
        inLists.set(type, list);
        for (const item of listed(type, nodesOf(value) ?? [])) list.add(item);
      }
      const single = singleTypeOf(field);
      if (single) added(single, value);
    }
  }

  function all(type: string): Recorded[] {
    const list = inLists.get(type) ?? new Set();
    // A picture of an item that is not in the library is none of it: it was deleted. Anything else that was told of is in its list.
    const isLibrary = type === "MediaItem" && list.size > 0;
    return [...new Set([...list, ...(isLibrary ? [] : (byType.get(type) ?? []))])];
  }

  return {
    all,
    pictures: () => (shapes.node === 0 && shapes.flat > 0 ? "flat" : "node"),
    add,
  };
}
