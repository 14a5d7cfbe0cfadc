/** Letter paper, in points. */
export const paper = { width: 612, height: 792 };

/** How a booklet is set: sizes in points. In large print no letter is smaller than 18 points. */
export type Look = {
  margin: number;
  body: number;
  small: number;
  intro: number;
  headings: Record<1 | 2 | 3 | 4, number>;
  cover: number;
  footer: number;
  /** Height of a line, in sizes of its letters. */
  leading: number;
  indent: number;
  /** Height of a line to write on. */
  writing: number;
  /** How much of the height of a page a picture may take. */
  picture: number;
};

export const looks: Record<"ordinary" | "large", Look> = {
  ordinary: {
    margin: 64,
    body: 12,
    small: 10.5,
    intro: 14,
    headings: { 1: 26, 2: 17, 3: 13.5, 4: 12 },
    cover: 40,
    footer: 10,
    leading: 1.42,
    indent: 20,
    writing: 26,
    picture: 0.36,
  },
  large: {
    margin: 54,
    body: 18,
    small: 18,
    intro: 20,
    headings: { 1: 32, 2: 24, 3: 20, 4: 18 },
    cover: 46,
    footer: 18,
    leading: 1.4,
    indent: 28,
    writing: 36,
    picture: 0.36,
  },
};

export const colours = {
  text: "#16202e",
  ink: "#12284b",
  soft: "#4a5872",
  link: "#12486f",
  panel: "#f6efe1",
  urgent: "#fbe9e4",
  alarm: "#a3341f",
  line: "#b9bfca",
  cord: "#2f7fab",
};
