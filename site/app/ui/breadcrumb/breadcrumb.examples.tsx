import type { Examples } from "~/ui/examples";
import { Breadcrumb } from "./breadcrumb";

export const breadcrumbExamples: Examples = {
  title: "Breadcrumb",
  examples: {
    "three levels": () => (
      <Breadcrumb
        label="You are here"
        trail={[
          { label: "Home", href: "/" },
          { label: "Get support", href: "/get-support" },
          { label: "Reef Knot Kits", href: "/get-support/reef-knot-kits" },
        ]}
      />
    ),
  },
};
