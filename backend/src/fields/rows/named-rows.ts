import type { ArrayField, Block, CollectionConfig, Field, GlobalConfig } from "payload";
import type { NamePart, RowRule } from "./row-words.ts";

const component = "/fields/rows/admin/row-name.tsx#RowName";

type Labelled = { singular?: unknown; plural?: unknown } | undefined;
const labelOr = (label: unknown, otherwise: string): string =>
  typeof label === "string" ? label : otherwise;

/** The fields of a row, those that merely stand beside each other or on a sheet of their own included. */
function ownFields(fields: Field[]): Field[] {
  return fields.flatMap((field) => {
    if (field.type === "row" || field.type === "collapsible") return ownFields(field.fields);
    if (field.type === "tabs")
      return field.tabs.flatMap((tab) => ("name" in tab ? [] : ownFields(tab.fields)));
    const { hidden, disabled } = (field.admin ?? {}) as { hidden?: boolean; disabled?: boolean };
    return hidden || disabled ? [] : [field];
  });
}

/** What the select of `fields/choice.ts` offers. */
function choicesOf(field: Field): Record<string, string> | undefined {
  if (field.type === "select" || field.type === "radio")
    return Object.fromEntries(
      field.options.map((option) =>
        typeof option === "string" ? [option, option] : [option.value, String(option.label)],
      ),
    );
  const own = (field.admin?.components as { Field?: unknown } | undefined)?.Field;
  const choices = (own as { clientProps?: { choices?: { value: string; label: string }[] } } | undefined)
    ?.clientProps?.choices;
  return choices && Object.fromEntries(choices.map(({ value, label }) => [value, label]));
}

function partOf(field: Field): NamePart | undefined {
  if (!("name" in field) || !field.name) return undefined;
  if (field.type === "array") return { field: field.name, inside: partsOf(ranked(ownFields(field.fields))) };
  if (field.type === "upload" || field.type === "relationship")
    return typeof field.relationTo === "string"
      ? { field: field.name, relationTo: field.relationTo }
      : undefined;
  const choices = choicesOf(field);
  return { field: field.name, ...(choices && { choices }) };
}

/** What says most of a row stands first: a text of its own, what was chosen, the long text, the picture, a number. */
const byWords = [
  (field: Field) =>
    ["text", "textarea", "email"].includes(field.type) && !choicesOf(field) && !leadsAway(field),
  (field: Field) => field.type === "richText",
  (field: Field) => field.type === "upload" || field.type === "relationship",
  (field: Field) => choicesOf(field) !== undefined,
  (field: Field) => field.type === "number" || leadsAway(field),
];

const leadsAway = (field: Field): boolean =>
  "name" in field && ["href", "url", "learnMore"].includes(field.name ?? "");

const ranked = (fields: Field[]) => byWords.flatMap((isOfRank) => fields.filter(isOfRank));
const partsOf = (fields: Field[]) => fields.map(partOf).filter((part) => part !== undefined);

/** A list whose rows are named by several of their fields, or by other ones than the first with words. */
export const namedBy = (...fields: string[]): { custom: { namedBy: string[] } } => ({
  custom: { namedBy: fields },
});

function ruleOf(row: string, saysKind: boolean, all: Field[], chosen: string[] | undefined): RowRule {
  const fields = ownFields(all);
  const named = (name: string) => {
    const field = fields.find((each) => "name" in each && each.name === name);
    if (!field) throw new Error(`Rows of “${row}” cannot be named by ${name}: there is no such field`);
    return partsOf([field]);
  };
  const counts = fields.flatMap((field) => {
    if (field.type !== "array" && field.type !== "blocks") return [];
    if (chosen?.includes(field.name)) return [];
    const labels = field.labels as Labelled;
    const one = labelOr(labels?.singular, "row").toLowerCase();
    return [{ field: field.name, one, many: labelOr(labels?.plural, `${one}s`).toLowerCase() }];
  });
  return { row, saysKind, names: chosen ? chosen.map(named) : [partsOf(ranked(fields))], counts };
}

const label = (rule: RowRule) => ({ path: component, clientProps: { rule } });

function namedArray(field: ArrayField): ArrayField {
  const fields = field.fields.map(namedRows);
  const components = field.admin?.components;
  if (components?.RowLabel) return { ...field, fields };
  const chosen = field.custom?.namedBy as string[] | undefined;
  const rule = ruleOf(labelOr((field.labels as Labelled)?.singular, "Row"), false, field.fields, chosen);
  return {
    ...field,
    fields,
    admin: { ...field.admin, components: { ...components, RowLabel: label(rule) } },
  };
}

function namedBlock(block: Block): Block {
  const rule = ruleOf(labelOr(block.labels?.singular, block.slug), true, block.fields, undefined);
  const { components } = block.admin ?? {};
  const named = { ...components, Label: components?.Label ?? label(rule) };
  return { ...block, fields: block.fields.map(namedRows), admin: { ...block.admin, components: named } };
}

/** The field with its lists, however deep, whose rows say what they hold instead of their number alone. */
function namedRows(field: Field): Field {
  if (field.type === "array") return namedArray(field);
  if (field.type === "blocks") return { ...field, blocks: field.blocks.map(namedBlock) };
  if (field.type === "tabs")
    return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(namedRows) })) };
  if ("fields" in field) return { ...field, fields: field.fields.map(namedRows) } as Field;
  return field;
}

/** A collection, a global or a block of a text in whose forms every row of a list is named by what it says. */
export const namesRows = <Config extends CollectionConfig | GlobalConfig | Block>(
  config: Config,
): Config => ({
  ...config,
  fields: config.fields.map(namedRows),
});
