import { formatAmount } from "@pcf/contract/donation/amount";
import type { FlattenedField } from "payload";
import { shownMoment } from "../platform/admin/shown-moment.ts";
import type { ReadableRules } from "../platform/personal-data/person-part.ts";

export type ReadableRow = readonly [label: string, value: string];

const labelOf = (field: FlattenedField): string => {
  const label = "label" in field && typeof field.label === "string" ? field.label : field.name;
  return label.replace(/,? in cents$/, "");
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What a field of free shape holds: one line for each thing in it. */
const linesOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(linesOf).join("\n");
  if (!isRecord(value)) return String(value ?? "");
  return Object.entries(value)
    .filter(([, inner]) => inner !== "" && inner !== null)
    .map(([name, inner]) => `${name}: ${linesOf(inner)}`)
    .join("\n");
};

function textOf(field: FlattenedField, value: unknown): string {
  if (field.type === "date") return shownMoment(String(value));
  if (field.type === "checkbox") return value ? "Yes" : "";
  if (field.type === "number" && field.name.endsWith("Cents")) return formatAmount(Number(value));
  if (field.type === "select") {
    const chosen = field.options.find((option) => typeof option !== "string" && option.value === value);
    return typeof chosen === "object" && typeof chosen.label === "string" ? chosen.label : String(value);
  }
  return linesOf(value).replace(/\n{3,}/g, "\n\n");
}

/** The filled fields of a record with the names that staff know them by; what links records to others is left out. */
export function readableRows(
  fields: readonly FlattenedField[],
  record: unknown,
  rules: ReadableRules = {},
  before = "",
): ReadableRow[] {
  if (!isRecord(record)) return [];
  const { excluded = [], shownAllTheSame = [], inWords = {} } = rules;
  return fields.flatMap((field): ReadableRow[] => {
    const value = record[field.name];
    const hidden = "admin" in field && field.admin && "hidden" in field.admin && field.admin.hidden;
    if (value === null || value === undefined || value === "") return [];
    if (hidden && !shownAllTheSame.includes(field.name)) return [];
    if (field.type === "relationship" || field.type === "upload") return [];
    if (field.name === "id" || excluded.includes(field.name)) return [];
    const label = `${before}${labelOf(field)}`;
    if ("flattenedFields" in field) {
      const each = Array.isArray(value) ? value : [value];
      return each.flatMap((inner) => readableRows(field.flattenedFields, inner, rules, `${label}: `));
    }
    const text = inWords[field.name]?.(record) ?? textOf(field, value);
    return text ? [[label, text]] : [];
  });
}
