import { firstScreenRead } from "./first-screen-read";

const tell = `<script>dispatchEvent(new Event("${firstScreenRead}"))</script>`;

/**
 * Stands behind the hero, where the first frame waits for it (`<link rel="expect">` to its id), and tells the arrival
 * script (`document/arrival/`) that the first screen is there. The server puts the styles of what is below into it. In the
 * server's HTML alone, because React runs no script that it renders.
 */
export function FirstScreenEnd({ id }: { id: string }) {
  return (
    <i
      id={id}
      data-first-screen-end=""
      hidden
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; React has no other way to write an inline script.
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? tell : "" }}
    />
  );
}
