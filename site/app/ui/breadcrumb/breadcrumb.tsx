import { PageLink } from "~/ui/link/page-link";

type BreadcrumbProps = {
  /** Name of the navigation for screen readers, such as "You are here". */
  label: string;
  /** From the home page down; the last one is the page itself. */
  trail: readonly { label: string; href: string }[];
};

/** The way from the home page to this page. */
export function Breadcrumb({ label, trail }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className="breadcrumb">
      <ol>
        {trail.map((step, index) => (
          <li key={step.href}>
            {index === trail.length - 1 ? (
              <span aria-current="page">{step.label}</span>
            ) : (
              <PageLink to={step.href}>{step.label}</PageLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
