/**
 * What stands on a page from its left to its right edge and is not cut: a line, a row of a table, a picture. `before` is the
 * space above it, which falls away at the top of a page.
 */
export type Strip = {
  before: number;
  height: number;
  /** It stays on one page with what follows. */
  keep?: boolean;
  /** It begins a page. */
  beginsPage?: boolean;
  /** What stands above it once more when a page begins with it: the head of its table. */
  head?: Strip | undefined;
  draw: (y: number) => void;
};

export type Placed = { strip: Strip; y: number };
export type Page = Placed[];

/** Strips that stay together. */
function groupsOf(strips: readonly Strip[]): Strip[][] {
  const groups: Strip[][] = [];
  let open: Strip[] | undefined;
  for (const strip of strips) {
    if (open && !strip.beginsPage) open.push(strip);
    else {
      open = [strip];
      groups.push(open);
    }
    if (!strip.keep) open = undefined;
  }
  return groups;
}

/** Height of these strips on one page. */
export const heightOf = (strips: readonly Strip[]) =>
  strips.reduce((sum, { before, height }) => sum + before + height, 0);

/** Places strips on pages of this height. What is to stay together is cut only when no page could hold it. */
export function pagesOf(strips: readonly Strip[], height: number): Page[] {
  const pages: Page[] = [];
  let page: Page = [];
  let y = 0;
  const begin = () => {
    page = [];
    pages.push(page);
    y = 0;
  };
  const put = (strip: Strip) => {
    if (page.length > 0) y += strip.before;
    page.push({ strip, y });
    y += strip.height;
  };
  begin();
  for (const group of groupsOf(strips)) {
    const [first] = group;
    const fits = y + heightOf(group) <= height;
    if (page.length > 0 && (first?.beginsPage || !fits)) {
      begin();
      if (first?.head) put(first.head);
    }
    for (const strip of group) {
      if (page.length > 0 && y + strip.before + strip.height > height) begin();
      put(strip);
    }
  }
  return pages;
}

/** These strips on one page. */
export const together = (strips: readonly Strip[]): Strip[] =>
  strips.map((strip, at) => ({ ...strip, keep: at < strips.length - 1 || strip.keep === true }));
