import type { SafeHtml, WithSafeHtml } from "@pcf/contract/content/html";

/** HTML that a test writes itself; only for tests. */
export const safeHtml = (html: string) => html as SafeHtml;

/** A parsed document as the site shows it, its harmless HTML left as it is; only for tests. */
export const shown = <Document>(document: Document) => document as WithSafeHtml<Document>;
