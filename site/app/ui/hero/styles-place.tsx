import { type HTMLAttributes, useLayoutEffect, useRef } from "react";

type StylesPlaceProps = HTMLAttributes<HTMLElement> & {
  "data-first-screen-end"?: string;
  /** What else stands in it, on the server's page alone. */
  html?: string;
};

/**
 * Where the server puts styles of every page in the middle of this one. They stay when the page goes, for those that come
 * after it without a document of their own: from then on they stand where other pages have them.
 */
export function StylesPlace({ html = "", ...attributes }: StylesPlaceProps) {
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = place;
    return () => {
      const styles = current?.querySelectorAll("style") ?? [];
      document.querySelector('head > link[href*="/below-"]')?.before(...styles);
    };
  }, []);
  return (
    <i
      ref={place}
      {...attributes}
      hidden
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; React has no other way to write an inline script.
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? html : "" }}
    />
  );
}
