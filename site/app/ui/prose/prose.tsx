import type { SafeHtml } from "@pcf/contract/content/html";
import { classes } from "~/ui/classes";

/** HTML of staff in the site's typography. It takes no text that has not been through the sanitiser. */
export function Prose({ html, className }: { html: SafeHtml; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the sanitiser alone makes `SafeHtml` of what staff write.
  return <div className={classes("prose", className)} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Somebody's words, set large. */
export function Quote({ text, attribution }: { text: string; attribution?: string }) {
  return (
    <figure className="quote">
      <blockquote>
        <p>{text}</p>
      </blockquote>
      {attribution && <figcaption>{attribution}</figcaption>}
    </figure>
  );
}
