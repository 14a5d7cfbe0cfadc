import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { drawAtOnce, picturesInTurn } from "./pictures-in-turn.ts";

type Library = Parameters<typeof picturesInTurn>[0];

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

const teal = () =>
  sharp({ create: { width: 2_000, height: 1_500, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();

test("of many sizes of many photographs one is drawn at a time, and one that cannot be drawn holds up no other", async () => {
  const { library, seen } = watched();
  const draw = picturesInTurn(library);
  const photograph = await teal();
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

test("a process that only fills the database draws two at once", async () => {
  const { library, seen } = watched();
  const photograph = await teal();
  drawAtOnce(2);
  onTestFinished(() => drawAtOnce(1));
  const drawn = [400, 800, 1_200, 1_600].map((width) =>
    picturesInTurn(library)(photograph).resize({ width }).toFormat("webp").toBuffer(),
  );
  expect((await Promise.all(drawn)).length).toBe(4);
  expect(seen.most).toBe(2);
});
