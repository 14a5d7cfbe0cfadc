import { numberFormat } from "@pcf/contract/formats";

/** Size in bytes as people read it, such as "1.2 MB". */
export function fileSize(bytes: number): string {
  const mega = bytes >= 1_000_000;
  return numberFormat({
    style: "unit",
    unit: mega ? "megabyte" : "kilobyte",
    maximumFractionDigits: mega ? 1 : 0,
  }).format(bytes / (mega ? 1_000_000 : 1_000));
}
