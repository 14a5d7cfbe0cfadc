"use client";

import { useDocumentInfo, useFormFields, useUploadEdits } from "@payloadcms/ui";
import { pictureShapes } from "@pcf/contract/content/picture-shapes";
import { useEffect, useState } from "react";

const copy = {
  heading: "How pages cut it",
  help: "The middle of each cut is the focal point, as near as the edge lets it. Move it under “Edit image”, until what matters is in all of them.",
};

const number = (value: unknown, otherwise: number) => (typeof value === "number" ? value : otherwise);

/** Address of the picture that is about to be saved; undefined where none is chosen, or what is chosen is no picture. */
function useChosenPicture(): string | undefined {
  const chosen = useFormFields(([fields]) => fields.file?.value);
  const file = chosen instanceof File && chosen.type.startsWith("image/") ? chosen : undefined;
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return setAddress(undefined);
    const url = URL.createObjectURL(file);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return address;
}

/** Beside a picture: how it is cut in each shape that pages have, with the focal point as it is set now. */
export function CropPreview() {
  const { savedDocumentData: saved } = useDocumentInfo();
  const { uploadEdits } = useUploadEdits();
  const chosen = useChosenPicture();
  const isPicture = String(saved?.mimeType ?? "").startsWith("image/");
  const address = chosen ?? (isPicture && typeof saved?.url === "string" ? saved.url : undefined);
  if (!address) return null;
  const x = number(uploadEdits?.focalPoint?.x, number(saved?.focalX, 50));
  const y = number(uploadEdits?.focalPoint?.y, number(saved?.focalY, 50));
  return (
    <section className="field-type" aria-labelledby="how-pages-cut-it">
      <h2 id="how-pages-cut-it">{copy.heading}</h2>
      <p className="field-description">{copy.help}</p>
      <ul
        style={{
          display: "flex",
          flexWrap: "wrap",
          gap: "1rem",
          padding: 0,
          margin: "0.75rem 0",
          listStyle: "none",
        }}
      >
        {pictureShapes.map(({ ratio, where }) => (
          <li key={ratio} style={{ width: "11rem" }}>
            {/* biome-ignore lint/performance/noImgElement: pictures of the media library have their sizes already */}
            <img
              src={address}
              alt=""
              style={{
                width: "100%",
                aspectRatio: ratio,
                objectFit: "cover",
                objectPosition: `${x}% ${y}%`,
                borderRadius: "4px",
              }}
            />
            {where}
          </li>
        ))}
      </ul>
    </section>
  );
}
