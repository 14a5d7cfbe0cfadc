"use client";

import { useForm, useFormFields } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { fileCopy, largestFileBytes } from "../file-copy.ts";

/** Says at once that a chosen file is too large, and lets go of it: else it would be sent for minutes and refused then. */
export function FileSizeNotice() {
  const chosen = useFormFields(([fields]) => fields.file?.value);
  const { dispatchFields } = useForm();
  const [words, setWords] = useState("");
  useEffect(() => {
    if (!(chosen instanceof File)) return;
    const tooLarge = chosen.size > largestFileBytes;
    setWords(tooLarge ? fileCopy.tooLarge(chosen.size) : "");
    if (tooLarge) dispatchFields({ type: "UPDATE", path: "file", value: undefined });
  }, [chosen, dispatchFields]);
  return <div role="alert">{words && <p className="banner banner--type-error">{words}</p>}</div>;
}
