import type { TextField } from "payload";

/** True for a path of this site, an anchor, a web address, or a mail or phone link. */
export function isHref(value: string): boolean {
  if (/^(\/(?!\/)|#)\S*$/.test(value)) return true;
  return /^(https?|mailto|tel):\S+$/.test(value) && URL.canParse(value);
}

/** Where a link leads: `/a-path`, `#an-anchor`, `https://…`, `mailto:…` or `tel:…`. */
export function href(
  name = "href",
  options: Partial<Pick<TextField, "admin" | "defaultValue" | "label" | "required">> = {},
) {
  return {
    name,
    type: "text",
    label: "Link",
    validate: (value: string | null | undefined, { required }: { required?: boolean }) => {
      if (!value) return required ? "A link is needed." : true;
      return (
        isHref(value) || "Write a path such as /get-support, or a whole address such as https://example.ca."
      );
    },
    ...options,
  } satisfies TextField;
}
