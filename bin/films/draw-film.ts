import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { root } from "../lib/build.ts";
import { type Film, timelineOf } from "./film.ts";
import { setStage, stagePage } from "./stage.ts";

const framesPerSecond = 20;
/** The stage is 960 pixels wide, the film 1,280. */
const sharpness = 4 / 3;

const dataUrl = (file: string, type: string) => `data:${type};base64,${readFileSync(file, "base64")}`;
const seedFile = (...names: string[]) => path.join(root, "seed", ...names);

/** The SVG of a drawing, or a picture in an SVG of 960 × 640. */
function sourceOf(name: string): string {
  if (!name.endsWith(".jpg")) return readFileSync(seedFile("drawings", `${name}.svg`), "utf8");
  const href = dataUrl(seedFile("images", name), "image/jpeg");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 640"><image href="${href}" width="960" height="640" preserveAspectRatio="xMidYMid slice"/></svg>`;
}

/** A page on which the film stands, ready to be drawn at any second. The caller closes it. */
export async function openStage(browser: Browser, film: Film): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 960, height: 540 }, deviceScaleFactor: sharpness });
  const font = (file: string) =>
    dataUrl(path.join(root, "node_modules/@fontsource-variable", file), "font/woff2");
  await page.setContent(
    stagePage({
      body: font("atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2"),
      title: font("fraunces/files/fraunces-latin-opsz-normal.woff2"),
    }),
  );
  await page.evaluate(() => Promise.all([...document.fonts].map((letters) => letters.load())));
  await page.evaluate(setStage, {
    film,
    timeline: timelineOf(film),
    sources: Object.fromEntries(Object.keys(film.drawings).map((name) => [name, sourceOf(name)])),
    mark: readFileSync(path.join(root, "site/public/favicon.svg"), "utf8"),
  });
  return page;
}

/** The film's picture at a second, into a PNG file. */
export async function pictureAt(page: Page, second: number, file: string): Promise<void> {
  await page.evaluate((at) => window.showFilmAt(at), second);
  await page.screenshot({ path: file });
}

/**
 * The picture by which the film is shown, into a JPEG file: the drawing at a second, without words. Cards cut a strip from both
 * sides.
 */
export async function posterAt(page: Page, second: number, file: string): Promise<void> {
  await page.evaluate((at) => {
    window.showFilmAt(at);
    for (const words of document.querySelectorAll<HTMLElement>("#words, #steps, #over"))
      words.style.visibility = "hidden";
  }, second);
  const height = 540 - 84;
  const width = Math.round((height * 16) / 9);
  await page.screenshot({ path: file, quality: 88, clip: { x: (960 - width) / 2, y: 84, width, height } });
}

/** Draws the whole film into an MP4 file (H.264), which every telephone plays. A picture that is the same as the one before is taken once. */
export async function drawFilm(page: Page, film: Film, file: string): Promise<void> {
  const frames = timelineOf(film).seconds * framesPerSecond;
  const encoder = spawn(
    "ffmpeg",
    [
      ...["-v", "error", "-y", "-f", "image2pipe", "-framerate", String(framesPerSecond), "-i", "-"],
      ...["-vf", "scale=out_color_matrix=bt709", "-pix_fmt", "yuv420p", "-colorspace", "bt709"],
      ...["-c:v", "libx264", "-preset", "slow", "-tune", "animation", "-crf", "30", "-g", "400"],
      ...["-movflags", "+faststart", "-map_metadata", "-1", file],
    ],
    { stdio: ["pipe", "inherit", "inherit"] },
  );
  const ended = once(encoder, "exit");
  // Asked directly, Chromium gives a picture in a third of the time that `page.screenshot` takes.
  const chromium = await page.context().newCDPSession(page);
  let drawn = "";
  let picture: Uint8Array = new Uint8Array();
  for (let frame = 0; frame < frames; frame += 1) {
    const state = await page.evaluate((at) => window.showFilmAt(at), frame / framesPerSecond);
    if (state !== drawn) {
      const { data } = await chromium.send("Page.captureScreenshot", {
        format: "png",
        optimizeForSpeed: true,
        clip: { x: 0, y: 0, width: 960, height: 540, scale: sharpness },
      });
      picture = Buffer.from(data, "base64");
    }
    drawn = state;
    if (!encoder.stdin.write(picture)) await once(encoder.stdin, "drain");
  }
  encoder.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}
