import type { Image } from "@pcf/contract/content/media";
import type { ReactNode } from "react";

/** A picture that ships with the site itself, for examples. */
export const exampleImage: Image = {
  sourceUrl: "/images/share.jpg",
  srcSet: undefined,
  srcSetWebp: undefined,
  alt: "Illustration of two people in a canoe below mountains",
  width: 1200,
  height: 630,
  focalX: 60,
  focalY: 60,
  credit: undefined,
};

/** What a component's `*.examples.tsx` exports: each state worth looking at, by name. */
export type Examples = { title: string; examples: Record<string, () => ReactNode> };
