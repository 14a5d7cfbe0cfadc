import { typedPostalCode } from "@pcf/contract/typed-postal-code";
import { typedProvince } from "@pcf/contract/typed-province";

export type PostalAddress = Partial<
  Record<"name" | "street" | "city" | "province" | "postalCode" | "country", string | null | undefined>
>;

const trimmed = (text: string | null | undefined): string => text?.trim() ?? "";
const isCanada = (country: string): boolean => /^(ca|can|canada)?$/i.test(country);

/**
 * An address as Canada Post reads it: town, province by its two letters, two blanks and the postal code in the last line,
 * without commas; another country stands below. What was not given leaves no line.
 */
export function addressLines(address: PostalAddress): string[] {
  const [city, province, code, country] = [
    address.city,
    address.province,
    address.postalCode,
    address.country,
  ].map(trimmed) as [string, string, string, string];
  const place = [city, typedProvince(province) ?? province].filter(Boolean).join(" ");
  const last = [place, typedPostalCode(code).code ?? code].filter(Boolean).join("  ");
  return [
    trimmed(address.name),
    ...trimmed(address.street).split(/\s*\n\s*/),
    last,
    isCanada(country) ? "" : country,
  ].filter(Boolean);
}
