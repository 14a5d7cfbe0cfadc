const layOut = "<script>document.body.offsetHeight</script>";

/**
 * Has the browser lay out what it has read of the page, where the first frame waits for it (`<link rel="expect">` to its
 * id). A picture that comes meanwhile is then painted with that frame: laid out in the frame itself, the page would be
 * painted without it, and the picture wait for a second one. In the server's HTML alone, because React runs no script
 * that it renders.
 */
export function LaidOut({ id }: { id: string }) {
  return (
    <i
      id={id}
      hidden
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; React has no other way to write an inline script.
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? layOut : "" }}
    />
  );
}
