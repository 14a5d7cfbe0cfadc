import { helpline as copy } from "~/content/helpline";

/** Numbers for a bad hour. */
export function Helpline() {
  return (
    <aside className="helpline" aria-labelledby="helpline-title">
      <h2 id="helpline-title">{copy.title}</h2>
      <ul>
        {copy.lines.map(({ number, href, text }) => (
          <li key={number}>
            <a href={href}>{number}</a>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
