import type { Examples } from "~/ui/examples";
import "./gallery.css";

const modules = import.meta.glob<Record<string, Examples>>(["../ui/**/*.examples.tsx", "./*.examples.tsx"], {
  eager: true,
});
const all = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .sort((a, b) => a.title.localeCompare(b.title, "en-CA"));

export const meta = () => [{ title: "Components" }, { name: "robots", content: "noindex" }];

/** Every component in every state worth looking at. Routed during development and for tests alone. */
export default function Gallery() {
  return (
    <div className="section">
      <div className="page">
        <h1>Components</h1>
      </div>
      {all.map(({ title, examples }) => (
        <section key={title} className="section-tight">
          <h2 className="page">{title}</h2>
          {Object.entries(examples).map(([name, Example]) => (
            <div key={name} className="page section-tight" data-example={`${title}: ${name}`}>
              <p className="kicker example-name">{name}</p>
              <Example />
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
