import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionNode,
  valueFromASTUntyped,
} from "graphql";
import { cursorOf, type ListArguments, type ListPart, partOfList } from "./part-of-list.ts";
import { fieldFault, refusal, type ToldError } from "./query-fault.ts";
import type { RecordedSite } from "./recorded-site.ts";
import { listTypeOf, singleTypeOf } from "./recorded-types.ts";
import { type Fields, isStructure, type Recorded, type Value } from "./recorded-values.ts";

export type Question = { query: string; variables?: Record<string, unknown>; operationName?: string };
export type Told = { data?: unknown; errors?: ToldError[] };

type Path = (string | number)[];
/** Fields of one name in the answer, which a query may ask for at several places. */
type Asked = Map<string, FieldNode[]>;

const pictureEdge = "AcfMediaItemConnectionEdge";
const idFields: Record<string, string> = {
  ...{ ID: "id", DATABASE_ID: "databaseId", SLUG: "slug", URI: "uri", NAME: "name" },
};

function operationOf(document: DocumentNode, name?: string): OperationDefinitionNode | undefined {
  const all = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  return all.find((one) => one.name?.value === name) ?? (name ? undefined : all[0]);
}

/**
 * Answers a query from what was recorded, as the old site would: fields that were not recorded are null, and the form of pictures
 * that it does not speak is refused.
 *
 * @param unknown fields that the site is not to know, such as `NewsItem.menuOrder`.
 */
export function runQuery(site: RecordedSite, question: Question, unknown: ReadonlySet<string>): Told {
  let document: DocumentNode;
  try {
    document = parse(question.query);
  } catch (error) {
    return { errors: [refusal(error instanceof Error ? error.message : String(error))] };
  }
  if (/\b__(?:schema|type)\b/.test(question.query)) {
    const words = "GraphQL introspection is not allowed, but the query contained __schema or __type";
    return { errors: [refusal(words)] };
  }
  const operation = operationOf(document, question.operationName);
  if (operation?.operation !== "query")
    return { errors: [refusal("The query does not contain an operation.")] };
  return new Run(site, document, question.variables ?? {}, unknown).answer(operation);
}

class Run {
  readonly #site: RecordedSite;
  readonly #fragments: Map<string, FragmentDefinitionNode>;
  readonly #variables: Record<string, unknown>;
  readonly #unknown: ReadonlySet<string>;
  /** What the site would have said before it began to look. */
  readonly #refused = new Map<number, ToldError>();
  readonly #errors: ToldError[] = [];

  constructor(
    site: RecordedSite,
    document: DocumentNode,
    variables: Record<string, unknown>,
    unknown: ReadonlySet<string>,
  ) {
    this.#site = site;
    this.#variables = variables;
    this.#unknown = unknown;
    const fragments = document.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
    this.#fragments = new Map(fragments.map((one) => [one.name.value, one]));
  }

  answer({ selectionSet }: OperationDefinitionNode): Told {
    const data = this.#object("RootQuery", selectionSet.selections, [], (field, path) =>
      this.#root(field, path),
    );
    if (this.#refused.size > 0) return { errors: [...this.#refused.values()] };
    return { ...(this.#errors.length > 0 && { errors: this.#errors }), data };
  }

  /** The fields of a selection, those of fragments and repeated ones among them. */
  #asked(selections: readonly SelectionNode[], asked: Asked = new Map()): Asked {
    for (const one of selections) {
      if (one.kind === Kind.FIELD) {
        const key = one.alias?.value ?? one.name.value;
        asked.set(key, [...(asked.get(key) ?? []), one]);
        continue;
      }
      const { selectionSet } =
        one.kind === Kind.INLINE_FRAGMENT ? one : (this.#fragments.get(one.name.value) ?? {});
      if (selectionSet) this.#asked(selectionSet.selections, asked);
    }
    return asked;
  }

  #object(
    type: string,
    selections: readonly SelectionNode[],
    path: Path,
    tell: (field: FieldNode, path: Path, within: readonly SelectionNode[]) => unknown,
  ): Record<string, unknown> {
    const answer: Record<string, unknown> = {};
    for (const [key, fields] of this.#asked(selections)) {
      const [field] = fields;
      if (!field) continue;
      const name = field.name.value;
      if (this.#unknown.has(`${type}.${name}`)) this.#refuse(field, type);
      const within = fields.flatMap((one) => one.selectionSet?.selections ?? []);
      answer[key] = name === "__typename" ? type : tell(field, [...path, key], within);
    }
    return answer;
  }

  #refuse(field: FieldNode, type: string): void {
    const words = `Cannot query field "${field.name.value}" on type "${type}".`;
    this.#refused.set(field.loc?.start ?? 0, fieldFault(words, field));
  }

  #arguments(field: FieldNode): Record<string, unknown> {
    const given = field.arguments ?? [];
    return Object.fromEntries(
      given.map(({ name, value }) => [name.value, valueFromASTUntyped(value, this.#variables)]),
    );
  }

  #root(field: FieldNode, path: Path): unknown {
    const name = field.name.value;
    const within = field.selectionSet?.selections ?? [];
    const listType = listTypeOf(name);
    if (listType) return this.#list(this.#site.all(listType), field, within, path);
    const single = singleTypeOf(name);
    if (!single) return null;
    const { id, idType = "ID" } = this.#arguments(field);
    const by = idFields[String(idType)] ?? "id";
    const found = this.#site.all(single).find(({ fields }) => String(fields.get(by)) === String(id));
    return found ? this.#item(found, within, path) : null;
  }

  #item({ type, fields }: Recorded, selections: readonly SelectionNode[], path: Path): unknown {
    return this.#group(type, fields, selections, path);
  }

  #group(type: string, fields: Fields, selections: readonly SelectionNode[], path: Path): unknown {
    return this.#object(type, selections, path, (field, at, within) =>
      this.#value(fields.get(field.name.value) ?? null, field, within, at),
    );
  }

  #value(value: Value, field: FieldNode, within: readonly SelectionNode[], path: Path): unknown {
    if (Array.isArray(value)) return value.map((one, at) => this.#value(one, field, within, [...path, at]));
    if (!isStructure(value)) return within.length > 0 ? null : value;
    if (value.kind === "list") return this.#list(value.items, field, within, path);
    if (value.kind === "group") return this.#group(value.type, value.fields, within, path);
    const isFlat = value.kind === "picture" && this.#site.pictures() === "flat";
    if (isFlat) return this.#flatPicture(value.to, within, path);
    const type = value.kind === "picture" ? pictureEdge : `${value.to.type}Edge`;
    return this.#object(type, within, path, (one, at, inner) => {
      if (one.name.value === "node") return this.#item(value.to, inner, at);
      if (value.kind === "picture") this.#refuse(one, pictureEdge);
      return null;
    });
  }

  #flatPicture(to: Recorded, within: readonly SelectionNode[], path: Path): unknown {
    for (const [node] of this.#asked(within).values())
      if (node?.name.value === "node") this.#refuse(node, to.type);
    return this.#item(to, within, path);
  }

  #list(all: Recorded[], field: FieldNode, within: readonly SelectionNode[], path: Path): unknown {
    const asked: ListArguments = this.#arguments(field);
    const part = partOfList(all, asked);
    if (typeof part === "string") {
      const words = `${part} must be a positive integer.`;
      this.#errors.push(fieldFault(words, field, { path, category: "user" }));
      return null;
    }
    return this.#object("Connection", within, path, (one, at, inner) => {
      const { value: name } = one.name;
      if (name === "pageInfo") return this.#pageInfo(part, inner, at);
      if (name === "nodes") return part.items.map((item, place) => this.#item(item, inner, [...at, place]));
      return name === "edges"
        ? part.items.map((item, place) => this.#edge(item, inner, [...at, place]))
        : null;
    });
  }

  #edge(item: Recorded, within: readonly SelectionNode[], path: Path): unknown {
    return this.#object("Edge", within, path, (one, at, inner) => {
      if (one.name.value === "cursor") return cursorOf(item);
      return one.name.value === "node" ? this.#item(item, inner, at) : null;
    });
  }

  #pageInfo({ items, ...has }: ListPart, within: readonly SelectionNode[], path: Path): unknown {
    const [first, last] = [items[0], items.at(-1)];
    const told: Record<string, unknown> = {
      ...has,
      startCursor: first ? cursorOf(first) : null,
      endCursor: last ? cursorOf(last) : null,
    };
    return this.#object("PageInfo", within, path, (one) => told[one.name.value] ?? null);
  }
}
