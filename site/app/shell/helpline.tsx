import type { SafeHtml } from "@pcf/contract/content/html";
import { Prose } from "~/ui/prose/prose";

export const helplineCopy = {
  title: "If you need help now",
  lines: [
    {
      number: "911",
      href: "tel:911",
      text: "An emergency: call, or go to the nearest emergency department.",
    },
    {
      number: "811",
      href: "tel:811",
      text: "A nurse on the line, day and night, in most provinces and territories.",
    },
    {
      number: "9-8-8",
      href: "tel:988",
      text: "Thoughts of suicide, or worry about someone: call or text at any hour.",
    },
  ],
};

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
