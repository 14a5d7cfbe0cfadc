import { cpSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { projectRoot } from "../../project-root.ts";

/** A copy of the sample content with pictures of a few pixels, which are encoded in no time. */
export async function lightSeedDir(): Promise<string> {
  const source = path.join(projectRoot, "seed");
  const dir = mkdtempSync(path.join(tmpdir(), "seed-"));
  cpSync(source, dir, { recursive: true, filter: (file) => !file.endsWith(".jpg") });
  const picture = await sharp({ create: { width: 640, height: 320, channels: 3, background: "#246" } })
    .jpeg()
    .toBuffer();
  for (const name of readdirSync(path.join(source, "images"))) {
    writeFileSync(path.join(dir, "images", name), picture);
  }
  return dir;
}
