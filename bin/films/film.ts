import { filmTimeOf } from "@pcf/contract/content/film-time";
import * as z from "zod";

/** Left, top and width of what is to be seen, in units of the drawing; its height follows from the screen's shape. */
const look = z.tuple([z.number(), z.number(), z.number().positive()]);
const point = z.tuple([z.number(), z.number()]);

/** What a part of a drawing is like: moved by `x` and `y`, turned by degrees and scaled around a point, drawn so far (0 to 1). */
const pose = z.strictObject({
  x: z.number().optional(),
  y: z.number().optional(),
  turn: z.number().optional(),
  scale: z.number().positive().optional(),
  opacity: z.number().min(0).max(1).optional(),
  draw: z.number().min(0).max(1).optional(),
});
export type Pose = z.output<typeof pose>;

const move = z.strictObject({
  /** Name of a part of the drawing (`parts`). */
  part: z.string(),
  /** From where; left out, from where it stands. The first one of a part holds from the beginning of its drawing. */
  from: pose.optional(),
  to: pose,
  /** Around which point of the drawing it turns and grows; left out, around its own middle. */
  around: point.optional(),
  /** Between which parts of the shot it moves, 0 to 1. */
  during: z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]).default([0.15, 0.85]),
  /** How often it goes there and comes back; left out, it goes there once and stays. */
  andBack: z.int().positive().optional(),
});
export type Move = z.output<typeof move>;

const label = z.strictObject({
  text: z.string().max(28),
  at: point,
  side: z.enum(["left", "right", "above", "below"]),
  /** Length of the line to its words, in pixels of a screen 960 wide. */
  far: z.number().default(60),
});
export type Label = z.output<typeof label>;

const shot = z.strictObject({
  /** What a speaker would say: one caption. */
  say: z.string().min(1).max(100),
  /** What stands above the picture: the same in a few words, for who sees no captions. */
  words: z.string().min(1).max(52),
  /** Left out, the camera stays. */
  look: look.optional(),
  labels: z.array(label).default([]),
  /** Middle and radius of the circle that stays bright, in units of the drawing. */
  spot: z.tuple([z.number(), z.number(), z.number().positive()]).optional(),
  moves: z.array(move).default([]),
  /** Where the words alone would give a movement too little time. */
  seconds: z.number().optional(),
});

const drawing = z.strictObject({
  /** Parts that move, each by a CSS selector; where it selects several shapes, they move alike. */
  parts: z.record(z.string(), z.string()).default({}),
  /** Shapes of the film's own on top of the drawing, or below the part that `under` selects. */
  add: z.array(z.strictObject({ svg: z.string(), under: z.string().optional() })).default([]),
});

/** A film without words spoken: `seed/films/<slug>.json`. */
export const filmSchema = z.strictObject({
  title: z.string(),
  /** In which shot, counted from 1 over all chapters, the picture is taken by which the film is shown: its last moment. */
  posterShot: z.int().positive(),
  /** By name: a drawing of `seed/drawings`, or a picture of `seed/images` with its ending. */
  drawings: z.record(z.string(), drawing),
  chapters: z
    .array(
      z.strictObject({
        title: z.string().max(40),
        drawing: z.string(),
        /** What the picture shows, for who reads the transcript. */
        shows: z.string(),
        shots: z.array(shot).min(1),
      }),
    )
    .min(2),
  /** The last card: where more stands. */
  ending: z.strictObject({ say: z.string().max(100), words: z.string().max(52) }),
});
export type Film = z.output<typeof filmSchema>;

export type TimedShot = Omit<z.output<typeof shot>, "seconds"> & {
  chapter: number;
  start: number;
  end: number;
};
export type Timeline = { title: TimedText; shots: TimedShot[]; ending: TimedText; seconds: number };
type TimedText = { say: string; words: string; start: number; end: number };

const wordsPerSecond = 2.2;
const tenth = (seconds: number) => Math.round(seconds * 10) / 10;
const timeFor = (say: string) => tenth(Math.max(3, say.split(/\s+/).length / wordsPerSecond + 1));

/** When each sentence begins and ends, in seconds: as long as it takes to be said without haste. */
export function timelineOf(film: Film): Timeline {
  let clock = 0;
  const next = (seconds: number) => {
    const start = clock;
    clock = tenth(clock + seconds);
    return { start, end: clock };
  };
  const title = { say: film.title, words: film.title, ...next(3.5) };
  const shots = film.chapters.flatMap(({ shots }, chapter) =>
    shots.map(({ seconds, ...shot }) => ({
      ...shot,
      chapter,
      ...next(Math.max(seconds ?? 0, timeFor(shot.say))),
    })),
  );
  const ending = { ...film.ending, ...next(timeFor(film.ending.say) + 1) };
  return { title, shots, ending, seconds: Math.round(clock) };
}

/** Its chapters as the library lists them; `start` in minutes and whole seconds, such as `0:42`. */
export function chaptersOf(film: Film): { title: string; start: string }[] {
  const { shots } = timelineOf(film);
  return film.chapters.map(({ title }, at) => {
    const start = Math.floor(shots.find(({ chapter }) => chapter === at)?.start ?? 0);
    return { title, start: filmTimeOf(start) };
  });
}

/** Its transcript in Markdown: of each chapter what is seen, and what is said. */
export function transcriptOf(film: Film): string {
  const parts = film.chapters.map(
    ({ title, shows, shots }) =>
      `**${title}**\n\nIn the picture: ${shows}\n\n${shots.map(({ say }) => say).join(" ")}`,
  );
  return ["The film has no sound. This is what its captions say.", ...parts, film.ending.say].join("\n\n");
}

/** Its captions as WebVTT. The words of the first and the last card stand large in the picture, and need none. */
export function captionsOf(film: Film): string {
  const { shots } = timelineOf(film);
  const clock = (seconds: number) =>
    `00:${String(Math.floor(seconds / 60)).padStart(2, "0")}:${(seconds % 60).toFixed(3).padStart(6, "0")}`;
  const cues = shots.map(({ say, start, end }) => `${clock(start)} --> ${clock(end)}\n${say}\n`);
  const note = "NOTE The film has no sound. The captions are what a speaker would say.\n";
  return ["WEBVTT\n", note, ...cues].join("\n");
}
