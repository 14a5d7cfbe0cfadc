import { wholeUpload } from "@pcf/contract/content/wordpress-upload";
import { expect, test } from "vitest";
import { uploadPath } from "./upload-path.ts";

const origin = "https://cms.example/wp-content/uploads";

test.each([
  [`${origin}/2024/01/photo.jpg`, "2024/01/photo.jpg"],
  [`${origin}/2024/01/photo-300x200.jpg`, "2024/01/photo.jpg"],
  [`${origin}/2024/01/photo-scaled.jpg`, "2024/01/photo.jpg"],
  [`${origin}/2024/01/photo-e1700000000000-300x200.jpg`, "2024/01/photo.jpg"],
  [`${origin}/2024/01/caf%C3%A9.jpg?x=1`, "2024/01/café.jpg"],
  [`${origin}/2024/01/cafe\u0301.jpg`, "2024/01/café.jpg"],
  // No percent sign of an address: it stays as it is.
  [`${origin}/2024/01/100%.pdf`, "2024/01/100%.pdf"],
  // The size is a part of the name only before the ending.
  [`${origin}/2024/01/poster-24x36-inches.pdf`, "2024/01/poster-24x36-inches.pdf"],
  ["/wp-content/uploads/a.png", "a.png"],
  ["https://other.example/a.png", undefined],
])("%s is a copy of %s, or it itself", (url, path) => {
  const exact = uploadPath(url);
  expect(exact && wholeUpload(exact)).toBe(path);
});
