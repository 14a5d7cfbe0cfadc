import { type FieldAccess, type FlattenedField, handleEndpoints, type PayloadRequest } from "payload";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Role, roles } from "../access/roles.ts";
import { factsOfFile } from "../content/media/unique-filename.ts";
import { fieldTable } from "./testing/field-table.ts";
import { type Office, startOffice } from "./testing/start-office.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.close());

type Rule = FieldAccess | undefined;
type Rules = { read: Rule[]; update: Rule[] };
type Entity = {
  slug: string;
  upload?: unknown;
  access: { read?: unknown; update?: unknown };
  flattenedFields: FlattenedField[];
};

const nobody = () => false;

/** The fields that hold something, each with all the rules on the way to it. */
function* leaves(
  fields: FlattenedField[],
  rules: Rules,
  before = "",
): Generator<{ path: string; rules: Rules }> {
  for (const field of fields) {
    // The library's own names of the rows of a list.
    if (before && (field.name === "id" || field.name === "blockName")) continue;
    const path = `${before}${field.name}`;
    const own = "access" in field ? field.access : undefined;
    const here: Rules = {
      read: [...rules.read, own?.read, "hidden" in field && field.hidden ? nobody : undefined],
      update: [...rules.update, own?.update, "virtual" in field && field.virtual ? nobody : undefined],
    };
    if ("flattenedFields" in field) yield* leaves(field.flattenedFields, here, `${path}.`);
    else if (field.type === "blocks") {
      for (const block of field.blocks) yield* leaves(block.flattenedFields, here, `${path}.${block.slug}.`);
    } else yield { path, rules: here };
  }
}

const letterOf: Record<Role, string> = {
  administrator: "a",
  editor: "e",
  "donor-services": "d",
  finance: "f",
};
const people: [letter: string, role?: Role][] = [
  ["v"],
  ...roles.map(({ value }): [string, Role] => [letterOf[value], value]),
];

/** The letters of all whom every rule lets through. */
async function lettersOf(rules: Rule[]): Promise<string> {
  let letters = "";
  for (const [letter, role] of people) {
    const user = role && { id: 1, collection: "users", mustChangePassword: false, role };
    const req = { user: user as never, payload: office.payload, context: {} } as unknown as PayloadRequest;
    const answers = await Promise.all(rules.map((rule) => rule?.({ req, id: 1, doc: { id: 1 } }) ?? true));
    if (answers.every(Boolean)) letters += letter;
  }
  return letters || "-";
}

async function ask(role: Role | undefined, method: string, path: string, body?: object | FormData) {
  const isForm = body instanceof FormData;
  const request = new Request(`http://localhost:3001/api/${path}`, {
    method,
    headers: {
      ...(role && { Authorization: `JWT ${office.tokens.get(role)}` }),
      ...(body && !isForm && { "Content-Type": "application/json" }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  return handleEndpoints({ config: office.payload.config, request });
}

const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

function holds(row: unknown, path: string): boolean {
  const [name = "", ...rest] = path.split(".");
  const inner = first(row);
  if (typeof inner !== "object" || inner === null || !(name in inner)) return false;
  return rest.length === 0 || holds(Reflect.get(inner, name), rest.join("."));
}

/** Who is really given a field of the office's record; undefined where there is no such record. */
async function officeReaders(slug: string): Promise<((path: string) => string) | undefined> {
  const id = office.ids.get(slug);
  if (id === undefined) return undefined;
  const rows: [letter: string, row: unknown][] = [];
  for (const [letter, role] of people) {
    const answer = await ask(role, "GET", `${slug}/${id}?depth=0`);
    if (answer.ok) rows.push([letter, await answer.json()]);
  }
  return (path) =>
    rows
      .filter(([, row]) => holds(row, path))
      .map(([letter]) => letter)
      .join("") || "-";
}

/** The paths of a row; `map.(zoom maxZoom)` are two. */
const wordsOf = (text = "") =>
  text
    .replace(/(\S+)\(([^)]+)\)/g, (_, before: string, names: string) =>
      names
        .split(/\s+/)
        .map((name) => before + name)
        .join(" "),
    )
    .split(/\s+/)
    .filter(Boolean)
    .sort();
const sorted = (groups: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(groups)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, paths]) => [key, paths.sort()]),
  );

async function actualFields({ slug, access, flattenedFields, upload }: Entity) {
  const groups: Record<string, string[]> = {};
  const readers = await officeReaders(slug);
  const whole: Rules = { read: [access.read as Rule], update: [access.update as Rule] };
  for (const { path, rules } of leaves(flattenedFields, whole)) {
    const isReadOff = Boolean(upload) && factsOfFile.has(path.split(".")[0] ?? "");
    const changers = isReadOff ? "-" : await lettersOf(rules.update);
    const key = `${readers?.(path) ?? (await lettersOf(rules.read))}/${changers}`;
    groups[key] = [...(groups[key] ?? []), path];
  }
  return sorted(groups);
}

const entities = (): Entity[] =>
  [...office.payload.config.collections, ...office.payload.config.globals] as Entity[];

test("every field is read and changed by the roles that the table names, and by no other", async () => {
  expect(
    entities()
      .map(({ slug }) => slug)
      .sort(),
  ).toEqual(Object.keys(fieldTable).sort());
  for (const entity of entities()) {
    const expected = Object.entries(fieldTable[entity.slug] ?? {}).map(([who, text]): [string, string[]] => [
      who,
      wordsOf(text),
    ]);
    expect([entity.slug, await actualFields(entity)]).toEqual([
      entity.slug,
      sorted(Object.fromEntries(expected)),
    ]);
  }
});

test("nobody finds or sorts rows by a field that is given to nobody, so none is guessed letter by letter", async () => {
  for (const slug of office.ids.keys()) {
    for (const path of wordsOf(fieldTable[slug]?.["-/-"])) {
      const underscored = path.replaceAll(".", "__");
      for (const query of [`where[${path}][like]=a`, `where[${underscored}][like]=a`, `sort=${path}`]) {
        for (const { value: role } of roles) {
          const { ok } = await ask(role, "GET", `${slug}?${query}`);
          expect([role, slug, query, ok]).toEqual([role, slug, query, false]);
        }
      }
    }
  }
});

test("nobody moves the day on which a record was made, by which it is kept and removed", async () => {
  const id = office.ids.get("form-submissions");
  const before = await office.payload.findByID({ collection: "form-submissions", id: Number(id) });
  const long = "2001-01-01T00:00:00.000Z";
  const answer = await ask("donor-services", "PATCH", `form-submissions/${id}`, {
    note: "Called",
    createdAt: long,
    updatedAt: long,
  });
  expect(answer.status).toBe(200);
  const { note, createdAt, updatedAt } = await office.payload.findByID({
    collection: "form-submissions",
    id: Number(id),
  });
  expect([note, createdAt]).toEqual(["Called", before.createdAt]);
  expect(updatedAt > "2026").toBe(true);
  const kept = await ask("finance", "POST", "blocklist", {
    kind: "ip",
    value: "203.0.113.9",
    reason: "Test",
    createdAt: long,
  });
  expect((await kept.json()).doc.createdAt).not.toBe(long);
});

test("what is said of a file is read off the file, whatever the sender says", async () => {
  const upload = async (alt: string, more: object = {}) => {
    const picture = await sharp({ create: { width: 500, height: 300, channels: 3, background: "teal" } })
      .jpeg()
      .toBuffer();
    const form = new FormData();
    form.set("_payload", JSON.stringify({ alt, ...more }));
    form.set("file", new File([new Uint8Array(picture)], "a walk of Ann Reid.jpg", { type: "image/jpeg" }));
    return (await (await ask("editor", "POST", "media", form)).json()).doc;
  };
  const mine = await upload("Mine", { filename: "x.jpg", width: 1, originalName: "none.jpg" });
  expect([mine.width, mine.originalName]).toEqual([500, "a walk of Ann Reid.jpg"]);
  const theirs = await upload("Theirs");
  const lies = {
    filename: "x.pdf",
    mimeType: "application/pdf",
    width: 1,
    url: "https://evil.example/",
    sizes: theirs.sizes,
  };
  expect(
    (await ask("editor", "PATCH", `media/${mine.id}`, { ...lies, alt: "A walk", focalX: 20 })).status,
  ).toBe(200);
  const after = await (await ask("editor", "GET", `media/${mine.id}`)).json();
  expect(after).toMatchObject({
    alt: "A walk",
    focalX: 20,
    mimeType: "image/jpeg",
    width: 500,
    filename: mine.filename,
  });
  expect(after.sizes.jpeg400.filename).not.toBe(theirs.sizes.jpeg400.filename);
  expect(await (await ask(undefined, "GET", `media/${mine.id}`)).json()).not.toHaveProperty("originalName");
});
