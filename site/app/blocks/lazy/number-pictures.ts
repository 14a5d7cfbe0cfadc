/** A number as people: `marked` of `all` figures stand for it, each for `scale` people. */
export type NumberPicture = { all: number; marked: number; scale: number };

const most = 100;
const mostCounted = 50;
const ratio = /(\d+)\s+in\s+(\d+)/;
const share = /(\d+(?:\.\d+)?)\s*%/;
const count = /\d[\d,]*/;

const isCount = (words: string): boolean => !ratio.test(words) && !share.test(words);
const countIn = (words: string): number => Number(count.exec(words)?.[0].replaceAll(",", "") ?? 0);

/**
 * The pictures of numbers that stand together, in their order: "1 in 8" is one of eight figures, "85%" 85 of a hundred. All
 * other numbers are counts and share one scale, so that their pictures can be compared. None where there is no number.
 */
export function numberPictures(terms: readonly string[]): (NumberPicture | undefined)[] {
  const counts = terms.map((words) => (isCount(words) ? countIn(words) : 0));
  let scale = 1;
  while (Math.max(...counts) / scale > mostCounted) scale *= 10;
  return terms.map((words, at) => {
    if (!isCount(words)) return ratioIn(words);
    const figures = Math.round((counts[at] ?? 0) / scale);
    return figures > 0 ? { all: figures, marked: figures, scale } : undefined;
  });
}

function ratioIn(words: string): NumberPicture | undefined {
  const [, part, whole] = ratio.exec(words) ?? [];
  const [, percent] = share.exec(words) ?? [];
  const all = percent ? most : Number(whole ?? 0);
  const marked = Math.round(Number(percent ?? part ?? 0));
  return all > 0 && all <= most && marked <= all ? { all, marked, scale: 1 } : undefined;
}
