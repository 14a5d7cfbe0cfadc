import { printDelayMs } from "@pcf/contract/constants";
import { Printer } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "~/ui/button/button";
import { taxReceiptCopy as copy } from "./tax-receipt-copy";

/** Opens the browser's print window half a second after it was pressed, when pictures and fonts have settled. */
export function PrintButton() {
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    if (!pressed) return;
    const timer = setTimeout(() => {
      window.print();
      setPressed(false);
    }, printDelayMs);
    return () => clearTimeout(timer);
  }, [pressed]);
  return (
    <p className="no-print">
      <Button icon={<Printer aria-hidden="true" />} aria-disabled={pressed} onClick={() => setPressed(true)}>
        {copy.print}
      </Button>
      <span role="status" className="print-status">
        {pressed && copy.printing}
      </span>
    </p>
  );
}
