import { useEffect, useState } from "react";
import { emptySheet, readSheet, type Sheet, writeSheet } from "./sheet-store";

/** The sheet on this device. It is read when the page has been taken over by React, and again when another tab has changed it. */
export function useSheet() {
  const [sheet, setSheet] = useState<Sheet>(emptySheet);
  const [isRead, setRead] = useState(false);
  const [isStored, setStored] = useState(true);
  useEffect(() => {
    const read = () => {
      setSheet(readSheet());
      setRead(true);
    };
    read();
    addEventListener("storage", read);
    // A page gone back to may have been left as it was before the sheet was changed.
    addEventListener("pageshow", read);
    return () => {
      removeEventListener("storage", read);
      removeEventListener("pageshow", read);
    };
  }, []);

  function change(edit: (sheet: Sheet) => Sheet): void {
    const changed = edit(readSheet());
    setStored(writeSheet(changed));
    setSheet(changed);
  }
  return { sheet, isRead, change, /** False where the browser refused to keep the last change. */ isStored };
}
