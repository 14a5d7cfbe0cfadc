import sharp from "sharp";
import { expect, test } from "vitest";
import { onePictureAtATime } from "./one-picture-at-a-time.ts";

type Library = Parameters<typeof onePictureAtATime>[0];

/** The library, and how many pictures it was drawing at once at the most. */
function watched() {
  const seen = { drawing: 0, most: 0 };
  const watch = (picture: ReturnType<Library>): ReturnType<Library> => {
    const { clone, toBuffer } = picture;
    return Object.assign(picture, {
      clone: () => watch(clone.call(picture)),
      toBuffer: async (...options: Parameters<typeof toBuffer>) => {
        seen.drawing += 1;
        seen.most = Math.max(seen.most, seen.drawing);
        try {
          return await toBuffer.apply(picture, options);
        } finally {
          seen.drawing -= 1;
        }
      },
    });
  };
  const library: Library = (...given) => watch(sharp(...given));
  return { library, seen };
}

test("of many sizes of many photographs one is drawn at a time, and one that cannot be drawn holds up no other", async () => {
  const { library, seen } = watched();
  const draw = onePictureAtATime(library);
  const photograph = await sharp({ create: { width: 2_000, height: 1_500, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();
  const sizesOf = (given: Buffer) => {
    const whole = draw(given).rotate();
    return [400, 800, 1_200].map((width) =>
      whole.clone().resize({ width }).toFormat("webp").toBuffer({ resolveWithObject: true }),
    );
  };
  const drawn = await Promise.allSettled(
    [photograph, Buffer.from("no picture"), photograph].flatMap(sizesOf),
  );
  const widths = drawn.map((one) => (one.status === "fulfilled" ? one.value.info.width : "failed"));
  expect(widths).toEqual([400, 800, 1_200, "failed", "failed", "failed", 400, 800, 1_200]);
  expect(seen.most).toBe(1);
});
