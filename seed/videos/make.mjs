// Makes the sample clips: a slow zoom over one of our illustrations, a title card and a few cards of advice, and the
// captions. Everything comes from ../videos.json (title, picture or poster, and the numbered lines of the transcript).
//
//   node seed/videos/make.mjs [slug …]     (without a slug: all clips)
//
// Needs ffmpeg (with libvpx-vp9) and Chromium (CHROMIUM=… to name another command).

import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));
const seed = join(here, "..");
const fonts = pathToFileURL(join(seed, "../node_modules/@fontsource-variable")).href;
const chromium = process.env.CHROMIUM ?? "chromium";

const [W, H, FPS] = [960, 540, 20];
const [FADE, TITLE_SECONDS, BITRATE] = [0.4, 2.8, "88k"]; // a 16 s clip stays below 220 KB

const readJson = (name) => JSON.parse(readFileSync(join(seed, name), "utf8"));
const images = readJson("images.json");
const playlistTitle = Object.fromEntries(readJson("playlists.json").map(({ slug, title }) => [slug, title]));
const advice = (video) => [...video.transcript.matchAll(/^\d+\. (.+)$/gm)].map(([, line]) => line);

/** Start and end of every card: the title first, then the advice in equal parts. */
function timeline(video) {
  const cards = advice(video);
  const share = (video.seconds - TITLE_SECONDS) / cards.length;
  const starts = [0, ...cards.map((_, i) => TITLE_SECONDS + i * share), video.seconds];
  return [video.title, ...cards].map((text, i) => ({ text, start: starts[i], end: starts[i + 1] }));
}

/** The illustration that the words stand over. */
const pictureOf = (video) => video.picture ?? video.poster;

/** The words stand over the sky or the wall, and below the subject where the subject stands high. */
const panelOnTop = (video) => images[pictureOf(video)].focalY > 42;

const escapes = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "-": "&NoBreak;-&NoBreak;" }; // 9-8-8 stays on one line
const escapeHtml = (text) => text.replace(/[&<>-]/g, (c) => escapes[c]);

/** One tall page: the empty panel, the title, then each piece of advice, every one a frame of the clip's size. */
function cardsPage(video) {
  const lines = advice(video);
  const dots = (n) =>
    `<div class="dots">${lines.map((_, i) => `<i class="${i < n ? "on" : ""}"></i>`).join("")}</div>`;
  const card = (content) => `<section><div class="text">${content}</div></section>`;
  const topic = playlistTitle[video.playlists[0]];
  const label = video.title.startsWith(topic) ? "" : `<p class="label">${topic}</p>`;
  const frames = [
    `<section><div class="panel"></div></section>`,
    card(`${knot}<div>${label}<h1>${escapeHtml(video.title)}</h1></div>`),
    ...lines.map((line, i) => card(`<b>${i + 1}</b><p class="advice">${escapeHtml(line)}</p>${dots(i + 1)}`)),
  ];
  return `<!doctype html><meta charset="utf-8"><style>
    @font-face { font-family: Body; font-weight: 200 800;
      src: url(${fonts}/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2); }
    @font-face { font-family: Title; font-weight: 100 900; src: url(${fonts}/fraunces/files/fraunces-latin-opsz-normal.woff2); }
    * { box-sizing: border-box; margin: 0; }
    body { width: ${W}px; color: #12344d; font-family: Body; }
    section { height: ${H}px; overflow: hidden; position: relative; }
    .panel, .text { position: absolute; ${panelOnTop(video) ? "top" : "bottom"}: 28px; left: 36px; right: 36px; height: 174px; }
    .panel { background: #f8efe0; border-radius: 24px; box-shadow: 0 8px 28px #12344d55; }
    .text { padding: 0 40px; display: flex; align-items: center; gap: 30px; }
    .label { font-size: 24px; font-weight: 600; color: #24577a; margin-bottom: 6px; }
    h1 { font: 600 44px/1.12 Title; letter-spacing: -0.01em; text-wrap: balance; }
    svg { width: 76px; flex: none; }
    b { width: 64px; height: 64px; flex: none; border-radius: 50%; background: #12344d; color: #f8efe0; font: 600 36px/62px Title;
      text-align: center; }
    .advice { font-size: 38px; line-height: 1.22; font-weight: 560; text-wrap: balance; }
    .dots { position: absolute; right: 30px; bottom: 18px; display: flex; gap: 8px; }
    i { width: 26px; height: 6px; border-radius: 3px; background: #d9c9a9; }
    .on { background: #24577a; }
  </style>${frames.join("")}`;
}

// The reef knot of the logo: the dark cord lies over the light one at both ends, and under it in the middle.
const loop =
  "M4.5 23.5H19C29 23.5 31 12.5 41 12.5c7.5 0 10 9 10 19.5s-2.5 19.5-10 19.5C31 51.5 29 40.5 19 40.5H4.5";
const cord = (stroke) =>
  `<path stroke="#f8efe0" stroke-width="10.4" d="${loop}"/><path ${stroke} stroke-width="7" d="${loop}"/>`;
const light = `<g transform="matrix(-1 0 0 1 64 0)">${cord('stroke="#6fb1d6"')}</g>`;
const knot = `<svg viewBox="0 8 64 48" fill="none" stroke-linecap="round"><clipPath id="c"><path d="M21 0H43V64H21z"/></clipPath>
  ${light}${cord('stroke="#24577a"')}<g clip-path="url(#c)">${light}</g></svg>`;

/** A slow zoom towards the focal point, away from the panel. The source is enlarged so that it moves smoothly. */
function picture(video, frames) {
  const fromLeft = images[pictureOf(video)].focalX / 100;
  const y = panelOnTop(video) ? "0" : "ih-ih/zoom";
  return `scale=-2:2700:flags=lanczos,crop=ih*16/9:ih:(iw-ow)*${fromLeft},setsar=1,\
zoompan=z='1+0.14*on/${frames}':x='(iw-iw/zoom)*${fromLeft}':y='${y}':d=${frames}:s=${W}x${H}:fps=${FPS}`;
}

function makeClip(video) {
  const work = mkdtempSync(join(tmpdir(), "clip-"));
  const run = (command, options, stderr) =>
    execFileSync("nice", [command, ...options.split(" ")], {
      cwd: work,
      stdio: ["ignore", "ignore", stderr],
    });
  const cards = timeline(video);
  writeFileSync(join(work, "cards.html"), cardsPage(video));
  const page = `--screenshot=cards.png --window-size=${W},${H * (cards.length + 1)} ${pathToFileURL(work).href}/cards.html`;
  const clear = "--hide-scrollbars --default-background-color=00000000 --virtual-time-budget=2000";
  run(chromium, `--headless --no-sandbox ${clear} ${page}`, "ignore");

  const frames = video.seconds * FPS;
  const part = (i) => `crop=${W}:${H}:0:${i * H}`;
  const fade = (type, at) => `,fade=${type}:st=${at}:d=${FADE}:alpha=1`;
  const filter = [
    `[0:v]${picture(video, frames)}[v0]`,
    `[1:v]format=rgba,split=${cards.length + 1}[s0]${cards.map((_, i) => `[s${i + 1}]`).join("")}`,
    `[s0]${part(0)}[panel];[v0][panel]overlay[w0]`,
    ...cards.map(({ start, end }, i) => {
      const fadeOut = i < cards.length - 1 ? fade("out", end - FADE) : ""; // the last card stays
      const words = `${part(i + 1)}${fade("in", start)}${fadeOut}`;
      return `[s${i + 1}]${words}[c${i}];[w${i}][c${i}]overlay[w${i + 1}]`;
    }),
  ];
  writeFileSync(join(work, "filter.txt"), filter.join(";"));
  copyFileSync(join(seed, "images", pictureOf(video)), join(work, "poster.jpg"));

  // The frames are drawn once, without loss, and then coded in two passes.
  const ffmpeg = (options) => run("ffmpeg", `-v error -y -filter_complex_threads 1 ${options}`, "inherit");
  const inputs = `-i poster.jpg -loop 1 -framerate ${FPS} -t ${video.seconds} -i cards.png`;
  const draw = `-filter_complex_script filter.txt -map [w${cards.length}] -frames:v ${frames}`;
  const codec = `-c:v libvpx-vp9 -b:v ${BITRATE} -crf 30 -pix_fmt yuv420p -g ${frames} -threads 1`;
  ffmpeg(`${inputs} ${draw} -c:v ffv1 -threads 1 draft.mkv`);
  ffmpeg(`-i draft.mkv ${codec} -cpu-used 4 -pass 1 -f null -`);
  ffmpeg(`-i draft.mkv ${codec} -cpu-used 2 -auto-alt-ref 1 -lag-in-frames 25 -pass 2 clip.webm`);
  copyFileSync(join(work, "clip.webm"), join(here, `${video.slug}.webm`));
  rmSync(work, { recursive: true });
}

const clock = (seconds) => `00:00:${seconds.toFixed(3).padStart(6, "0")}`;

function makeCaptions(video) {
  const line = panelOnTop(video) ? "" : " line:4%"; // keep clear of the cards
  const times = ({ start, end }) => `${clock(start)} --> ${clock(end)}${line}`;
  const cues = timeline(video).map((card) => `${times(card)}\n${card.text}\n`);
  const note = "NOTE The clip has no sound. The captions repeat the words on the cards.\n";
  writeFileSync(join(here, `${video.slug}.en.vtt`), ["WEBVTT\n", note, ...cues].join("\n"));
}

const wanted = process.argv.slice(2);
for (const video of readJson("videos.json").filter(({ slug }) => !wanted.length || wanted.includes(slug))) {
  makeCaptions(video);
  makeClip(video);
  console.log(video.slug);
}
