import type { ComponentProps, ReactNode } from "react";
import { classes } from "~/ui/classes";
import { isExternal, PageLink } from "~/ui/link/page-link";

export type ButtonLook = {
  /** `primary` one a view, `secondary` beside it, `quiet` for small jobs, `donate` for giving alone. */
  variant?: "primary" | "secondary" | "quiet" | "donate";
  size?: "normal" | "small" | "large";
  /** Takes the whole width of its place on phones. */
  wide?: boolean;
  icon?: ReactNode;
};

export function buttonClass(
  { variant = "primary", size = "normal", wide }: ButtonLook,
  extra?: string,
): string {
  return classes(
    "button",
    `button-${variant}`,
    size !== "normal" && `button-${size}`,
    wide && "button-wide",
    extra,
  );
}

/** A native button. `type` is "button" unless given, so that it never sends a form by accident. */
export function Button({
  variant,
  size,
  wide,
  icon,
  className,
  children,
  type = "button",
  ...rest
}: ButtonLook & ComponentProps<"button">) {
  return (
    <button type={type} className={buttonClass({ variant, size, wide }, className)} {...rest}>
      {icon}
      <span>{children}</span>
    </button>
  );
}

/** A link that looks like a button: for going somewhere, never for doing something. */
export function ButtonLink({
  href,
  variant,
  size,
  wide,
  icon,
  className,
  children,
  ...rest
}: ButtonLook & { href: string } & Omit<ComponentProps<"a">, "href">) {
  const look = buttonClass({ variant, size, wide }, className);
  const inside = (
    <>
      {icon}
      <span>{children}</span>
    </>
  );
  return isExternal(href) ? (
    <a href={href} className={look} {...rest}>
      {inside}
    </a>
  ) : (
    <PageLink to={href} className={look} {...rest}>
      {inside}
    </PageLink>
  );
}
