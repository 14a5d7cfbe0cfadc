import { type ComponentProps, createElement } from "react";

type IconData = { node: [tag: string, attributes: Record<string, string>][] };

/**
 * Makes an icon of the drawing that `lucide-react` has of it. The build puts this in the place of the library's own maker
 * (`vite.config.ts`), which also knows contexts, sizes and names that nobody here asks for and is a kilobyte of every page.
 */
export default function plainIcon({ node }: IconData) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each icon, by the library's module of it.
  return function Icon(props: ComponentProps<"svg">) {
    return createElement(
      "svg",
      {
        viewBox: "0 0 24 24",
        width: 24,
        height: 24,
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        "aria-hidden": props["aria-label"] ? undefined : true,
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
