import { useState } from "react";
import { Button } from "~/ui/button/button";
import type { Examples } from "~/ui/examples";
import { Dialog } from "./dialog";

function OpenedByButton({ size, label = "Open the dialog" }: { size?: "normal" | "wide"; label?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      <Dialog size={size} open={open} onClose={() => setOpen(false)} title="Thank you">
        <p>Thank you for your submission</p>
      </Dialog>
    </>
  );
}

export const dialogExamples: Examples = {
  title: "Dialog",
  examples: {
    "opened by a button": () => <OpenedByButton />,
    wide: () => <OpenedByButton size="wide" label="Open the wide dialog" />,
  },
};
