import type { Image } from "@pcf/contract/content/media";
import { Picture } from "~/ui/picture/picture";
import "./avatar.css";

/** A round portrait; without a picture the initials of `name`, titles such as "Dr." left out. */
export function Avatar({
  image,
  name,
  size = "normal",
}: {
  image?: Image;
  name: string;
  size?: "small" | "normal" | "large";
}) {
  return (
    <span className={`avatar avatar-${size}`}>
      {image ? (
        <Picture image={image} sizes="12rem" />
      ) : (
        <span aria-hidden="true">
          {name
            .split(/\s+/)
            .filter((word) => /^\p{Lu}/u.test(word) && !word.endsWith("."))
            .map((word) => word.charAt(0))
            .slice(0, 2)
            .join("")}
        </span>
      )}
    </span>
  );
}
