import { BlocksFeature, lexicalEditor } from "@payloadcms/richtext-lexical";
import type { Block, FlattenedField } from "payload";
import { flattenAllFields } from "payload/shared";
import { namesRows } from "../rows/named-rows.ts";
import { isRecord } from "../rows/row-words.ts";
import { writtenBlocks } from "./block-fields.ts";

/** What may stand within a text, in the order in which the editor offers it. */
const kinds = ["figure", "gallery", "table", "video"] as const;

const blocks = (): Block[] =>
  kinds.map((slug) => namesRows({ slug, ...writtenBlocks[slug](), admin: { disableBlockName: true } }));

/** The editor of a text that may hold pictures, galleries, tables and videos. */
export const editorWithBlocks = () =>
  lexicalEditor({
    features: ({ rootFeatures }) => [...rootFeatures, BlocksFeature({ blocks: blocks() })],
  });

/** A block within a text, as the editor stores it: its fields, and what kind it is. */
type BlockNode = { type: "block"; fields: Record<string, unknown> };

const isBlockNode = (node: Record<string, unknown>): node is BlockNode =>
  node.type === "block" && isRecord(node.fields);

function within(node: unknown): BlockNode[] {
  if (!isRecord(node)) return [];
  if (isBlockNode(node)) return [node];
  return Array.isArray(node.children) ? node.children.flatMap(within) : [];
}

/** The blocks of a text that the editor stores, in their order. */
export const blocksIn = (text: unknown): BlockNode[] => (isRecord(text) ? within(text.root) : []);

const fieldsOfKinds = new Map<unknown, FlattenedField[]>(
  kinds.map((kind) => [kind, flattenAllFields({ fields: writtenBlocks[kind]().fields })]),
);

/** The fields of a kind of block in texts; none of a kind that is not known. */
export const fieldsOfTextBlock = (kind: unknown): FlattenedField[] => fieldsOfKinds.get(kind) ?? [];
