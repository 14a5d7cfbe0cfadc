import { type HTMLAttributes, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { firstScreenRead } from "./first-screen-read";

type FirstScreenProps = { children: ReactNode; stylesFollow?: boolean };

/**
 * What the first frame shows, and waits for as a whole: a frame of the menus alone costs a slow phone a layout and a paint that
 * the words and the picture then wait for. `stylesFollow`: all but the first stylesheet of the page stand behind it
 * (`server/pages/inline-styles.ts`), so that nothing in it may need them: `first-screen.css` has what it shows.
 */
export function FirstScreen({ children, stylesFollow = false }: FirstScreenProps) {
  const id = useId();
  return (
    <>
      {/* Stands in the head. */}
      <link rel="expect" href={`#${id}`} blocking="render" />
      {children}
      <FirstScreenEnd id={id} stylesFollow={stylesFollow} />
      {stylesFollow && <StylesPlace />}
    </>
  );
}

const firstScreenScript = `<script>dispatchEvent(new Event("${firstScreenRead}"))</script>`;

/**
 * Stands behind what the first frame waits for (`<link rel="expect">` to its id), and tells the script of the first paint
 * (`document/first-paint.ts`) that the first screen is there. On an information page the server puts the styles of what is below
 * into it. In the server's HTML alone, because React runs no script that it renders.
 */
function FirstScreenEnd({ id, stylesFollow }: { id: string; stylesFollow: boolean }) {
  return (
    <StylesPlace
      id={id}
      data-first-screen-end={stylesFollow ? "styles-follow" : ""}
      html={firstScreenScript}
    />
  );
}

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
