/**
 * Circles among files that import each other, each as the files in the order in which they import, the first one again at
 * the end. A circle is told once; of circles that share files at least one is told, the others when it is gone.
 * `imports` holds the files that each file imports.
 */
export function importCircles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const finished = new Set<string>();
  const path: string[] = [];
  const visit = (file: string) => {
    if (finished.has(file)) return;
    const start = path.indexOf(file);
    if (start !== -1) {
      circles.push([...path.slice(start), file]);
      return;
    }
    path.push(file);
    for (const next of imports.get(file) ?? []) visit(next);
    path.pop();
    finished.add(file);
  };
  for (const file of imports.keys()) visit(file);
  return circles;
}
