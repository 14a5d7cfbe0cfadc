import { wholeUpload } from "@pcf/contract/content/wordpress-upload";
import { attribute, classesOf, type HtmlElement } from "./html-tree.ts";
import { urlOf } from "./videos.ts";

const pictureFile = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?|heic)$/i;

export const isPictureAddress = (address: string): boolean => {
  const url = urlOf(address);
  return url !== undefined && /^https?:$/.test(url.protocol) && pictureFile.test(url.pathname);
};

/** One name for all sizes of an upload. */
const uploadOf = (address: string): string => wholeUpload(urlOf(address)?.pathname ?? address).toLowerCase();

/** Whether two addresses are of one upload, in whatever size. */
export const sameUpload = (one: string, other: string): boolean => uploadOf(one) === uploadOf(other);

/** The addresses in a `srcset`, largest first. */
function candidates(srcset: string): string[] {
  return srcset
    .split(/,\s+|(?<=\s[\d.]{1,9}[wx]),/)
    .map((entry) => {
      const [address = "", size = "1"] = entry.trim().split(/\s+/);
      return { address, size: Number.parseFloat(size) || 1 };
    })
    .filter(({ address }) => address !== "")
    .sort((one, other) => other.size - one.size)
    .map(({ address }) => address);
}

const isAddress = (address: string | undefined): address is string =>
  address !== undefined && !/^(?:data|blob|javascript|about|file|cid):/i.test(address);

/** The addresses under which a picture may be found, the one that the text shows first. */
export function pictureAddresses(image: HtmlElement): string[] {
  const lazy = ["data-src", "data-lazy-src", "data-original", "data-orig-file", "data-large-file"];
  const lazySets = ["data-srcset", "data-lazy-srcset"];
  const own = [...lazy, "src"].map((name) => attribute(image, name)).filter(isAddress);
  const sets = ["srcset", ...lazySets].map((name) => attribute(image, name) ?? "");
  const picture = image.parentNode;
  if (picture && "tagName" in picture && picture.tagName === "picture") {
    for (const node of picture.childNodes) {
      if ("tagName" in node && node.tagName === "source") sets.push(attribute(node, "srcset") ?? "");
    }
  }
  return [...new Set([...own, ...sets.flatMap(candidates).filter(isAddress)])];
}

/** The sign that a picture stands for, of the small pictures that WordPress makes of emoji. */
export function emojiOf(image: HtmlElement): string | undefined {
  const isEmoji =
    classesOf(image).some((name) => name === "emoji" || name === "wp-smiley") ||
    /^(?:https?:)?\/\/s\.w\.org\//.test(attribute(image, "src") ?? "");
  return isEmoji ? (attribute(image, "alt") ?? "") : undefined;
}

/** A picture of one dot, which only counts readers. */
export function isTrackingPixel(image: HtmlElement): boolean {
  const isDot = (name: "width" | "height") => {
    const styled = new RegExp(`(?:^|[;\\s])${name}\\s*:\\s*([\\d.]+)px`).exec(
      attribute(image, "style") ?? "",
    );
    const size = attribute(image, name) ?? styled?.[1];
    return size !== undefined && /^[01](?:px)?$/.test(size);
  };
  return isDot("width") && isDot("height");
}
