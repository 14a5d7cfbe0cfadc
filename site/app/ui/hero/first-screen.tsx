import { type ReactNode, useId } from "react";
import { FirstScreenEnd } from "./first-screen-end";
import { StylesPlace } from "./styles-place";

type FirstScreenProps = { children: ReactNode; stylesFollow?: boolean };

/**
 * What the first frame shows, and waits for as a whole: a frame of the menus alone costs a slow phone a layout and a paint that
 * the words and the picture then wait for. `stylesFollow`: all but the first stylesheet of the page stand behind it
 * (`server/inline-styles.ts`), so that nothing in it may need them: `first-screen.css` has what it shows.
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
