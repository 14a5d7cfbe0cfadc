"use client";

import { useForm, useFormFields } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { fileCopy, largestFileBytes } from "../../../platform/storage/file-copy.ts";

/**
 * Says at once that a chosen file is too large, and lets go of it: else it would be sent for minutes and refused then. Why the
 * server has refused a file stands here as well, whole and until another is chosen: the bubble beside the file cuts it off.
 */
export function FileNotice() {
  const chosen = useFormFields(([fields]) => fields.file?.value);
  const refusal = useFormFields(([fields]) => fields.file?.errorMessage);
  const { dispatchFields } = useForm();
  const [words, setWords] = useState("");
  const [size, name] = chosen instanceof File ? [chosen.size, chosen.name] : [];
  useEffect(() => {
    if (size === undefined || name === undefined) return;
    const tooLarge = size > largestFileBytes;
    setWords(tooLarge ? fileCopy.tooLarge(size) : "");
    if (tooLarge) dispatchFields({ type: "UPDATE", path: "file", value: undefined });
  }, [size, name, dispatchFields]);
  useEffect(() => {
    if (refusal && size !== undefined) setWords(refusal);
  }, [refusal, size]);
  return <div role="alert">{words && <p className="banner banner--type-error">{words}</p>}</div>;
}
