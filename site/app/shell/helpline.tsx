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

/** Numbers for a bad hour. */
export function Helpline() {
  return (
    <aside className="helpline" aria-labelledby="helpline-title">
      <h2 id="helpline-title">{helplineCopy.title}</h2>
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
