import type { SanitizedConfig } from "payload";
import { screensOf } from "../../platform/screen.ts";

type Described = { slug: string; custom?: Record<string, unknown> };
type Config = Pick<SanitizedConfig, "custom"> & { collections: Described[]; globals: Described[] };

/**
 * Which chapter of the guide is about which part of the admin, by addresses below the admin's own: screens name theirs as
 * `help`, the library's lists and forms in the `custom` of their collection or global. The longer address is the nearer one.
 */
export function helpOf(config: Config): [address: string, chapter: string][] {
  const own = screensOf(config).flatMap(({ path, help }) => (help ? [[path, help] as const] : []));
  const described = (kind: string, all: Described[]) =>
    all.flatMap(({ slug, custom }) =>
      typeof custom?.help === "string" ? [[`/${kind}/${slug}`, custom.help] as const] : [],
    );
  return [...own, ...described("collections", config.collections), ...described("globals", config.globals)]
    .map(([address, chapter]): [string, string] => [address, chapter])
    .toSorted(([a], [b]) => b.length - a.length);
}
