/** Within these, folders of the same parent import each other one way. */
const houses = ["backend/src", "site/app", "site/server", "contract/src"];

/** A test of a low room may start the whole system, and an example shows a part with what stands above it. */
const isNoRoom = (file: string) => /\.(test|examples)\.tsx?$|\/(testing|tests)\//.test(file);

type Imports = ReadonlyMap<string, readonly string[]>;

/** Of the folders directly in `parent`: which import which, and how often. What stands in no folder of it is not counted. */
export function roomsOf(imports: Imports, parent: string): Map<string, Map<string, number>> {
  const roomOf = (file: string) => {
    if (!file.startsWith(`${parent}/`) || isNoRoom(file)) return undefined;
    const [room = "", ...rest] = file.slice(parent.length + 1).split("/");
    return rest.length > 0 ? room : undefined;
  };
  const rooms = new Map<string, Map<string, number>>();
  for (const [file, imported] of imports) {
    const from = roomOf(file);
    if (!from) continue;
    const uses = rooms.get(from) ?? new Map<string, number>();
    rooms.set(from, uses);
    for (const to of imported.map(roomOf)) if (to && to !== from) uses.set(to, (uses.get(to) ?? 0) + 1);
  }
  return rooms;
}

/** Every folder of the houses that has folders in it, outermost first. */
function parentsIn(imports: Imports): string[] {
  const parents = new Set<string>();
  for (const file of imports.keys()) {
    const house = houses.find((each) => file.startsWith(`${each}/`));
    if (!house) continue;
    const parts = file.slice(house.length + 1).split("/");
    for (let depth = 0; depth < parts.length - 1; depth += 1)
      parents.add([house, ...parts.slice(0, depth)].join("/"));
  }
  return [...parents].toSorted();
}

/**
 * Who imports whom among the folders of `parent`, as lines: each folder stands above all that it imports, and behind it in
 * brackets how often. `backend/src: …`
 */
export function pictureOf(imports: Imports, parent: string): string {
  const rooms = roomsOf(imports, parent);
  const floors = new Map<string, number>();
  const floorOf = (room: string, path: readonly string[] = []): number => {
    const known = floors.get(room);
    if (known !== undefined || path.includes(room)) return known ?? 0;
    const below = [...(rooms.get(room)?.keys() ?? [])].map((each) => floorOf(each, [...path, room]));
    const floor = 1 + Math.max(0, ...below);
    floors.set(room, floor);
    return floor;
  };
  const lines = [...rooms.keys()]
    .toSorted((a, b) => floorOf(b) - floorOf(a) || a.localeCompare(b))
    .map((room) => {
      const uses = [...(rooms.get(room) ?? [])].toSorted(([a], [b]) => a.localeCompare(b));
      const words = uses.map(([to, count]) => `${to} (${count})`).join(", ");
      return `  ${String(floorOf(room)).padStart(2)}  ${room}${words ? ` → ${words}` : ""}`;
    });
  return [`${parent}:`, ...lines].join("\n");
}

/** Folders of the same parent that import each other, straight or through others, each with the picture of its parent. */
export function roomFaults(imports: Imports): string[] {
  return parentsIn(imports).flatMap((parent) => {
    const rooms = roomsOf(imports, parent);
    const circles = importCircles(new Map([...rooms].map(([room, uses]) => [room, [...uses.keys()]])));
    if (circles.length === 0) return [];
    const told = circles.map((circle) => `folders of ${parent} import each other: ${circle.join(" → ")}`);
    return [...told, pictureOf(imports, parent)];
  });
}

/** The picture of each house, and of each folder in it that has at least three folders. */
export const pictures = (imports: Imports): string =>
  parentsIn(imports)
    .filter((parent) => houses.includes(parent) || roomsOf(imports, parent).size > 2)
    .map((parent) => pictureOf(imports, parent))
    .join("\n");

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
