import type { Film, Label, Pose, Timeline } from "./film.ts";

export type StageInput = {
  film: Film;
  timeline: Timeline;
  /** SVG of each drawing that the film names. */
  sources: Record<string, string>;
  /** SVG of the charity's mark. */
  mark: string;
};

declare global {
  interface Window {
    /** Draws the film at a second. Answers with a text that is the same for two pictures that are the same. */
    showFilmAt: (second: number) => string;
  }
}

/** Where pictures stand on a screen of 960 × 540: below the words, above the captions. */
const styles = `
  * { box-sizing: border-box; margin: 0; }
  body { width: 960px; height: 540px; overflow: hidden; background: #fdf7ec; color: #12344d; font-family: Body; }
  #words { position: absolute; inset: 0 0 auto; height: 78px; padding: 0 36px; display: flex; align-items: center;
    background: #fffdf8; z-index: 1; }
  #words p { font: 600 37px/1.2 Title; width: 100%; overflow: hidden; letter-spacing: -0.01em; white-space: nowrap; }
  #steps { position: absolute; inset: 78px 0 auto; display: flex; gap: 4px; z-index: 1; background: #fdf7ec; }
  #steps i { flex: 1; height: 6px; background: #e3cfa6; }
  #steps i.on { background: #24577a; }
  #scene { position: absolute; inset: 0; }
  #scene > svg { position: absolute; inset: 84px 0 0; width: 960px; height: 456px; }
  #over { position: absolute; inset: 0; width: 960px; height: 540px; }
  #over text { font: 640 27px Body; fill: #12344d; }
  #card { position: absolute; inset: 0; z-index: 2; background: #fdf7ec; display: flex; flex-direction: column;
    align-items: center; justify-content: center; gap: 30px; padding: 0 90px 60px; text-align: center; }
  #card svg { width: 150px; }
  #card p { font: 600 52px/1.15 Title; letter-spacing: -0.01em; text-wrap: balance; }
`;

/** The page on which a film is drawn; `fonts` are the addresses of its two letters. */
export function stagePage(fonts: { body: string; title: string }): string {
  return `<!doctype html><meta charset="utf-8"><style>
    @font-face { font-family: Body; font-weight: 200 800; src: url(${fonts.body}); }
    @font-face { font-family: Title; font-weight: 100 900; src: url(${fonts.title}); }
    ${styles}</style>
    <div id="scene"></div><svg id="over" viewBox="0 0 960 540"></svg>
    <div id="steps"></div><div id="words"><p></p></div><div id="card"></div>`;
}

/** Runs in the page: it knows nothing but what it is given. */
export function setStage({ film, timeline, sources, mark }: StageInput): void {
  const fade = 0.5;
  const panSeconds = 1.4;
  const bySelector = (selector: string, inside: ParentNode = document) => {
    const found = inside.querySelector<SVGElement>(selector);
    if (!found) throw new Error(`nothing in the drawing is "${selector}"`);
    return found;
  };
  const everyOne = (selector: string, inside: ParentNode) => {
    bySelector(selector, inside);
    return [...inside.querySelectorAll<SVGGraphicsElement>(selector)];
  };
  const scene = bySelector("#scene");
  const over = bySelector("#over");
  const steps = bySelector("#steps");
  const words = bySelector("#words p");
  const card = bySelector("#card");
  steps.innerHTML = film.chapters.map(() => "<i></i>").join("");

  const between = (from: number, to: number, part: number) => from + (to - from) * part;
  const clamp = (part: number) => Math.min(1, Math.max(0, part));
  const eased = (part: number) => (1 - Math.cos(Math.PI * clamp(part))) / 2;
  /** One decimal more than the eye sees: so pictures that look the same are the same. */
  const fine = (value: number) => Math.round(value * 100) / 100;

  /** The drawings number their parts; a film names them when it speaks of them. */
  function withoutNumbers(svg: SVGElement): void {
    // Where no halo lies under it, a line stands right before its dot.
    for (const line of svg.querySelectorAll("path:has(+ circle[r='6'][fill='#12344d'])")) line.remove();
    for (const number of svg.querySelectorAll(".n, circle:is([r='6'], [r='6.5'])[fill='#12344d']"))
      number.remove();
    const halos = [...svg.querySelectorAll("path[stroke='#fdf7ec'][opacity='.75']")];
    const lines = new Set(halos.map((halo) => halo.getAttribute("d")));
    for (const path of svg.querySelectorAll("path")) if (lines.has(path.getAttribute("d"))) path.remove();
  }

  // Chapters that follow each other with the same drawing share it: what has moved stays moved.
  const sceneOf = film.chapters.map(() => 0);
  film.chapters.forEach((chapter, at) => {
    const before = sceneOf[at - 1] ?? 0;
    sceneOf[at] = at === 0 || film.chapters[at - 1]?.drawing === chapter.drawing ? before : before + 1;
  });
  const shotsOf = (number: number) => timeline.shots.filter(({ chapter }) => sceneOf[chapter] === number);

  type Part = { pose: (second: number) => Pose; set: (pose: Pose) => void };
  let standing: { number: number; svg: SVGElement; parts: Part[] } | undefined;

  const neutral = { x: 0, y: 0, turn: 0, scale: 1, opacity: 1, draw: 1 };

  /** What a part is like at a second, by all of its moves until then. */
  function poseOf(number: number, name: string): (second: number) => Pose {
    const moves = shotsOf(number).flatMap(({ moves, start, end }) =>
      moves
        .filter(({ part }) => part === name)
        .map((move) => ({
          ...move,
          begin: between(start, end, move.during[0]),
          finish: between(start, end, move.during[1]),
        })),
    );
    return (second) => {
      let pose = { ...neutral, ...moves[0]?.from };
      for (const move of moves) {
        if (second < move.begin) break;
        const from = { ...pose, ...move.from };
        const done = clamp((second - move.begin) / (move.finish - move.begin));
        const part = move.andBack ? (1 - Math.cos(2 * Math.PI * move.andBack * done)) / 2 : eased(done);
        const to = { ...from, ...move.to };
        pose = {
          x: between(from.x, to.x, part),
          y: between(from.y, to.y, part),
          turn: between(from.turn, to.turn, part),
          scale: between(from.scale, to.scale, part),
          opacity: between(from.opacity, to.opacity, part),
          draw: between(from.draw, to.draw, part),
        };
      }
      return pose;
    };
  }

  function partOf(number: number, name: string, element: SVGGraphicsElement): Part {
    const box = element.getBBox();
    const frame = document.createElementNS("http://www.w3.org/2000/svg", "g");
    element.replaceWith(frame);
    frame.append(element);
    const around = shotsOf(number)
      .flatMap(({ moves }) => moves)
      .find((move) => move.part === name && move.around)?.around ?? [
      box.x + box.width / 2,
      box.y + box.height / 2,
    ];
    return {
      pose: poseOf(number, name),
      set: ({ x = 0, y = 0, turn = 0, scale = 1, opacity = 1, draw = 1 }) => {
        const [aroundX, aroundY] = around;
        frame.setAttribute(
          "transform",
          `translate(${fine(x)} ${fine(y)}) translate(${aroundX} ${aroundY}) rotate(${fine(turn)}) scale(${fine(scale)}) translate(${-aroundX} ${-aroundY})`,
        );
        frame.setAttribute("opacity", String(fine(opacity)));
        if (draw < 1) {
          element.setAttribute("pathLength", "1");
          element.setAttribute("stroke-dasharray", "1 1");
          element.setAttribute("stroke-dashoffset", String(1 - draw));
        } else if (element.hasAttribute("pathLength")) {
          for (const attribute of ["pathLength", "stroke-dasharray", "stroke-dashoffset"])
            element.removeAttribute(attribute);
        }
        frame.setAttribute("visibility", draw === 0 ? "hidden" : "visible");
      },
    };
  }

  function standingAt(number: number, name: string) {
    if (standing?.number === number) return standing;
    scene.innerHTML = sources[name] ?? "";
    const svg = bySelector("svg", scene);
    svg.setAttribute("preserveAspectRatio", "none");
    withoutNumbers(svg);
    const { add, parts } = film.drawings[name] ?? { add: [], parts: {} };
    for (const { svg: shapes, under } of add) {
      const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
      group.innerHTML = shapes;
      if (under) bySelector(under, svg).before(group);
      else svg.append(group);
    }
    standing = {
      number,
      svg,
      parts: Object.entries(parts).flatMap(([part, selector]) =>
        everyOne(selector, svg).map((element) => partOf(number, part, element)),
      ),
    };
    return standing;
  }

  type Look = readonly [number, number, number];
  // Of the screen's 540 pixels the drawing has 456, and above the captions 376.
  const shape = 456 / 960;
  const lookOf = (index: number, first: number): Look => {
    for (let at = index; at >= first; at -= 1) {
      const look = timeline.shots[at]?.look;
      if (look) return look;
    }
    return [-40, -10, 1040];
  };

  const labelKey = ({ text, at }: Label) => `${text} ${at}`;
  const away = { left: [-1, 0], right: [1, 0], above: [0, -1], below: [0, 1] } as const;

  /** The label with its line, on the screen; its words are as wide as they are. */
  function labelAt(label: Label, [left, top, width]: Look, opacity: number): string {
    const scale = 960 / width;
    const x = (label.at[0] - left) * scale;
    const y = (label.at[1] - top) * scale + 84;
    const [towardsX, towardsY] = away[label.side];
    const [endX, endY] = [x + towardsX * label.far, y + towardsY * label.far];
    const half = widthOf(label.text) / 2 + 14;
    const middle = endX + towardsX * half;
    const height = 40;
    const centre = endY + (towardsY * height) / 2;
    return `<g opacity="${fine(opacity)}"><path d="M${x} ${y}L${endX} ${endY}" stroke="#fdf7ec" stroke-width="7"/>
      <path d="M${x} ${y}L${endX} ${endY}" stroke="#12344d" stroke-width="3"/>
      <circle cx="${x}" cy="${y}" r="6" fill="#12344d" stroke="#fdf7ec" stroke-width="2"/>
      <rect x="${middle - half}" y="${centre - height / 2}" width="${2 * half}" height="${height}" rx="12" fill="#fff" stroke="#12344d" stroke-width="2.5"/>
      <text x="${middle}" y="${centre + 9}" text-anchor="middle">${label.text}</text></g>`;
  }
  const pen = document.createElement("canvas").getContext("2d");
  function widthOf(text: string): number {
    if (!pen) throw new Error("no canvas to measure words with");
    pen.font = "640 27px Body";
    return pen.measureText(text).width;
  }

  function showCard(text: string | undefined, opacity: number): string {
    card.style.opacity = String(fine(opacity));
    if (text === undefined || opacity === 0) return "";
    const html = `${mark}<p>${text}</p>`;
    if (card.innerHTML !== html) card.innerHTML = html;
    return `${text} ${fine(opacity)}`;
  }

  function showShot(second: number): string {
    const index = timeline.shots.findLastIndex(({ start }) => start <= second);
    const shot = timeline.shots[Math.max(0, index)];
    if (!shot) return "";
    const number = sceneOf[shot.chapter] ?? 0;
    const inScene = shotsOf(number);
    const first = timeline.shots.findIndex(({ chapter }) => sceneOf[chapter] === number);
    const { svg, parts } = standingAt(number, film.chapters[shot.chapter]?.drawing ?? "");
    const since = second - shot.start;

    const before = timeline.shots[index - 1];
    const sameScene = index > first ? before : undefined;
    const target = lookOf(index, first);
    const origin = sameScene ? lookOf(index - 1, first) : target;
    const pan = eased(since / panSeconds);
    const view: Look = [
      between(origin[0], target[0], pan),
      between(origin[1], target[1], pan),
      between(origin[2], target[2], pan),
    ];
    svg.setAttribute("viewBox", `${view[0]} ${view[1]} ${view[2]} ${view[2] * shape}`);
    const poses = parts.map(({ pose, set }) => {
      const now = pose(second);
      set(now);
      return Object.values(now).map(fine).join();
    });

    const begins = inScene[0]?.start ?? 0;
    const ends = inScene.at(-1)?.end ?? 0;
    const seen =
      Math.min(number === 0 ? 1 : eased((second - begins) / fade), eased((ends - second) / fade)) || 0;
    scene.style.opacity = String(fine(seen));

    const appearing = eased((since - (sameScene ? 0.5 : 0.3)) / fade);
    const known = new Set(sameScene?.labels.map(labelKey));
    const next = timeline.shots[index + 1];
    const stays = new Set(next && sceneOf[next.chapter] === number ? next.labels.map(labelKey) : []);
    const leaving = eased((shot.end - second) / 0.3);
    const scale = 960 / view[2];
    const spots: string[] = [];
    const spotFrom = sameScene?.spot;
    const spotTo = shot.spot;
    if (spotFrom || spotTo) {
      const [a, b] = [spotFrom ?? spotTo, spotTo ?? spotFrom];
      const strength = spotFrom && spotTo ? 1 : spotTo ? pan : 1 - pan;
      if (a && b && strength > 0) {
        const [x, y, r] = [between(a[0], b[0], pan), between(a[1], b[1], pan), between(a[2], b[2], pan)];
        const [cx, cy] = [(x - view[0]) * scale, (y - view[1]) * scale + 84];
        spots.push(
          `<mask id="spot"><rect width="960" height="540" fill="#fff"/><circle cx="${cx}" cy="${cy}" r="${r * scale}" fill="#000"/></mask>
           <rect y="84" width="960" height="456" fill="#fdf7ec" mask="url(#spot)" opacity="${fine(0.78 * strength)}"/>`,
        );
      }
    }
    const labels = shot.labels.map((label) =>
      labelAt(
        label,
        view,
        Math.min(
          known.has(labelKey(label)) ? 1 : appearing,
          stays.has(labelKey(label)) ? 1 : leaving,
          number === 0 ? 1 : seen,
        ),
      ),
    );
    over.innerHTML = [...spots, ...labels].join("");
    words.textContent = shot.words;
    if (words.scrollWidth > words.clientWidth) throw new Error(`too long for one line: "${shot.words}"`);
    const written = eased(since / 0.4);
    words.style.opacity = String(fine(written));
    [...steps.children].forEach((step, at) => {
      step.classList.toggle("on", at <= shot.chapter);
    });
    return `${index} ${view.map(fine)} ${poses.join(";")} ${fine(seen)} ${fine(written)} ${over.innerHTML}`;
  }

  window.showFilmAt = (second) => {
    const { title, ending } = timeline;
    const text = second < title.end + fade ? title.words : second >= ending.start ? ending.words : undefined;
    const opacity =
      second < title.end + fade
        ? 1 - eased((second - title.end) / fade)
        : eased((second - ending.start) / fade);
    return `${showCard(text, text === undefined ? 0 : opacity)}|${showShot(Math.min(Math.max(second, title.end), ending.start - 0.001))}`;
  };
}
