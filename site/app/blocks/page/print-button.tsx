import { Printer } from "lucide-react";
import { Button } from "~/ui/button/button";
import { blocksCopy } from "../blocks-copy";

/** Prints the page; not shown where scripts do not run. */
export function PrintButton() {
  return (
    <Button
      variant="quiet"
      className="print-button"
      icon={<Printer aria-hidden="true" />}
      onClick={() => window.print()}
    >
      {blocksCopy.page.print}
    </Button>
  );
}
