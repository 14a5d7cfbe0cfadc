import { firstScreenRead } from "./first-screen-read";
import { StylesPlace } from "./styles-place";

const tell = `<script>dispatchEvent(new Event("${firstScreenRead}"))</script>`;

/**
 * Stands behind what the first frame waits for (`<link rel="expect">` to its id), and tells the arrival script
 * (`document/first-paint.ts`) that the first screen is there. On an information page the server puts the styles of what is below
 * into it. In the server's HTML alone, because React runs no script that it renders.
 */
export function FirstScreenEnd({ id, stylesFollow }: { id: string; stylesFollow: boolean }) {
  return <StylesPlace id={id} data-first-screen-end={stylesFollow ? "styles-follow" : ""} html={tell} />;
}
