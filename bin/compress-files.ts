import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const brotli = promisify(brotliCompress);
const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
const compressible = /\.(js|css|json|svg|txt|xml|webmanifest)$/;
const leastBytes = 500;

/** Puts a file compressed by brotli beside each file below the folder that gets smaller by it, named `NAME.br`. */
export async function compressFiles(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => path.join(folder, name))
    .filter((file) => compressible.test(file) && statSync(file).size > leastBytes);
  await Promise.all(
    files.map(async (file) => {
      const whole = readFileSync(file);
      const small = await brotli(whole, { params });
      if (small.length < whole.length) writeFileSync(`${file}.br`, small);
    }),
  );
}
