import type { EcardDesign } from "@pcf/contract/donation/ecards";

const picture = (design: EcardDesign, width: number) =>
  `/ecards/${design.file.replace(/\.jpg$/, "")}-${width}.webp`;

/** The site's own small copies of the designs, for choosing and for the preview. */
export const ecardThumbnail = (design: EcardDesign) => picture(design, 360);
export const ecardPicture = (design: EcardDesign) => picture(design, 800);
