import { classes } from "~/ui/classes";

/** HTML of the content backend, already sanitised, in the site's typography. */
export function Prose({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the content layer sanitises by allow-list before anything reaches a component.
  return <div className={classes("prose", className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
