import type { ReactNode } from "react";

type EmptyStateProps = {
  /** One of the spot pictures in /images/spots. */
  spot: "calendar" | "envelope-sent" | "map-pin" | "receipt-heart" | "search-nothing" | "tools-error";
  title: string;
  level?: 1 | 2 | 3;
  children?: ReactNode;
};

/** What is shown where there is nothing to show, or when something is done: a small picture, a sentence, a way on. */
export function EmptyState({ spot, title, level = 2, children }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="empty-state">
      <img src={`/images/spots/${spot}.webp`} alt="" width="320" height="320" loading="lazy" />
      <Heading>{title}</Heading>
      {children}
    </div>
  );
}
