import type { SafeHtml } from "@pcf/contract/content/html";
import { helplineCopy } from "@pcf/contract/helpline";
import { Prose } from "~/ui/prose/prose";

/** What is an emergency, where a page says so, and the numbers for a bad hour: the same box wherever it stands. */
export function Helpline({ html }: { html?: SafeHtml }) {
  return (
    <aside className="helpline" aria-labelledby="helpline-title">
      <h2 id="helpline-title">{helplineCopy.title}</h2>
      {html && <Prose html={html} />}
      <ul>
        {helplineCopy.lines.map(({ number, href, text }) => (
          <li key={number}>
            <a href={href}>{number}</a>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
