/**
 * A small script of ours that runs as soon as the browser has read the page up to here. The server's page alone has it: where
 * React renders a place, React is there. `script` is what an `?inline-script` import gives, written
 * `import.meta.env.SSR ? script : ""`, which keeps its text out of the browser's files.
 */
export function BeforeReact({ script }: { script: string }) {
  return (
    <script
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, made when the site is built.
      dangerouslySetInnerHTML={{ __html: script }}
    />
  );
}
