import sharp from "sharp";
import { expect, test } from "vitest";
import { onePictureAtATime } from "./one-picture-at-a-time.ts";

test("of many sizes of many photographs one is drawn at a time, and one that cannot be drawn holds up no other", async () => {
  const draw = onePictureAtATime(sharp);
  const photograph = await sharp({ create: { width: 2_000, height: 1_500, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();
  const atOnce: number[] = [];
  const look = setInterval(() => {
    const { process: drawing, queue } = sharp.counters();
    atOnce.push(drawing + queue);
  }, 1);
  const sizesOf = (given: Buffer) => {
    const whole = draw(given).rotate();
    return [400, 800, 1_200].map((width) =>
      whole.clone().resize({ width }).toFormat("webp").toBuffer({ resolveWithObject: true }),
    );
  };
  const drawn = await Promise.allSettled(
    [photograph, Buffer.from("no picture"), photograph].flatMap(sizesOf),
  );
  clearInterval(look);
  const widths = drawn.map((one) => (one.status === "fulfilled" ? one.value.info.width : "failed"));
  expect(widths).toEqual([400, 800, 1_200, "failed", "failed", "failed", 400, 800, 1_200]);
  expect(Math.max(...atOnce)).toBe(1);
});
