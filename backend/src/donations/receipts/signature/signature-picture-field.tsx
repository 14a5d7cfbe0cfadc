"use client";

import { Button, FieldError, FieldLabel, useConfig, useField } from "@payloadcms/ui";
import type { TextFieldClientComponent } from "payload";
import { useId, useState } from "react";
import * as z from "zod/mini";
import { refusalWords } from "../../../platform/admin/refusal-words.ts";
import { signatureCopy as copy } from "./signature-copy.ts";

const answerSchema = z.object({ hash: z.string() });

/** Shows the picture of the signature, and uploads or removes it. It is used once the settings are saved. */
export const SignaturePictureField: TextFieldClientComponent = ({ path, readOnly }) => {
  const { value, initialValue, setValue, showError } = useField<string | null>({ path });
  const { config } = useConfig();
  const [status, setStatus] = useState("");
  const id = useId();
  const pictures = `${config.routes.api}/receipts/signature-picture`;

  const upload = async (file: File) => {
    setStatus(copy.uploading);
    const response = await fetch(pictures, { method: "POST", body: file }).catch(() => undefined);
    if (!response?.ok) return setStatus(response ? await refusalWords(response) : copy.failed);
    const { hash } = answerSchema.parse(await response.json());
    setValue(hash);
    setStatus("");
  };
  const remove = () => {
    setValue(null);
    setStatus("");
  };
  const unsaved = (value || null) === (initialValue || null) ? "" : value ? copy.ready : copy.removed;

  return (
    <div className="field-type" style={{ display: "grid", gap: 12, justifyItems: "start" }}>
      <FieldLabel htmlFor={id} label={copy.label} path={path} />
      <FieldError path={path} showError={showError} />
      {value ? (
        // biome-ignore lint/performance/noImgElement: it is private, no image service of the admin is to keep it
        <img
          src={`${pictures}/${value}`}
          alt={copy.pictureOf}
          style={{
            maxWidth: 320,
            maxHeight: 110,
            padding: 12,
            background: "#fff",
            border: "1px solid #9aa5b1",
          }}
        />
      ) : (
        <p style={{ margin: 0 }}>{copy.none}</p>
      )}
      {!readOnly && (
        <>
          <input
            id={id}
            type="file"
            accept="image/png,image/jpeg"
            aria-describedby={`${id}-about`}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              // The same file may be chosen again after it was removed or refused.
              target.value = "";
              if (file) void upload(file);
            }}
          />
          {value && (
            <Button size="small" buttonStyle="secondary" onClick={remove}>
              {copy.remove}
            </Button>
          )}
        </>
      )}
      <p role="status" style={{ margin: 0 }}>
        {status || unsaved}
      </p>
      <p id={`${id}-about`} className="field-description" style={{ margin: 0, maxWidth: 620 }}>
        {copy.description}
      </p>
    </div>
  );
};
