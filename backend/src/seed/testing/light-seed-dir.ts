import { cpSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { projectRoot } from "../../project-root.ts";

const plainPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#246" } })
    .jpeg()
    .toBuffer();

/**
 * A copy of the sample content with pictures of a few pixels, which are encoded in no time and too small for any other width.
 * The picture named `wide` has 640 pixels.
 */
export async function lightSeedDir({ wide }: { wide: string }): Promise<string> {
  const source = path.join(projectRoot, "seed");
  const dir = mkdtempSync(path.join(tmpdir(), "seed-"));
  cpSync(source, dir, { recursive: true, filter: (file) => !file.endsWith(".jpg") });
  const [small, large] = await Promise.all([plainPicture(64, 32), plainPicture(640, 320)]);
  for (const name of readdirSync(path.join(source, "images"))) {
    writeFileSync(path.join(dir, "images", name), name === wide ? large : small);
  }
  return dir;
}
