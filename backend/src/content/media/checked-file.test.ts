import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fileCopy, largestFileBytes } from "../../platform/storage/file-copy.ts";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { filesOf } from "./files-of.ts";

let backend: TestPayload;
beforeAll(async () => {
  backend = await startTestPayload();
});
afterAll(() => backend.close());

const place = "Taken at 49.2827 N 123.1207 W by Ann";
const tells = {
  IFD0: { Artist: place, ImageDescription: place },
  IFD3: { GPSLatitudeRef: "N", GPSLatitude: "49/1 16/1 57/1", GPSLongitudeRef: "W" },
};
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" dc:source="${place}"/></rdf:RDF></x:xmpmeta>`;

type Format = "jpeg" | "png" | "webp" | "avif";

/** 60 by 40 pixels, red on the left and blue on the right, as a telephone held upright stores it. */
async function telephonePicture(format: Format, options: { orientation?: number } = {}): Promise<Buffer> {
  const half = { create: { width: 30, height: 40, channels: 3 as const, background: "#00f" } };
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: "#f00" } })
    .composite([{ input: half, left: 30, top: 0 }])
    .withIccProfile("p3")
    .withExifMerge(tells)
    .withXmp(xmp);
  const turned = options.orientation ? picture.withMetadata({ orientation: options.orientation }) : picture;
  return turned.withIccProfile("p3").withExifMerge(tells).toFormat(format).toBuffer();
}

const upload = (data: Buffer, name: string, mimetype = "image/jpeg") =>
  backend.payload.create({
    collection: "media",
    data: { alt: "A walk" },
    file: { data, name, mimetype, size: data.length },
  });

const stored = (name: string) => readFileSync(path.join(backend.dataDir, "media", name));

async function refusal(data: Buffer, name: string): Promise<unknown> {
  const error: unknown = await upload(data, name).catch((thrown: unknown) => thrown);
  return Object(error).data?.errors?.[0];
}

test.for<[Format, number]>([
  ["jpeg", 1],
  ["jpeg", 6],
  ["jpeg", 3],
  ["png", 1],
  ["png", 6],
  ["webp", 1],
  ["webp", 6],
  ["avif", 1],
])("nobody learns from a %s of orientation %i where it was taken", async ([format, orientation]) => {
  const given = await telephonePicture(format, { orientation });
  expect(await sharp(given).metadata()).toMatchObject({ exif: expect.anything(), icc: expect.anything() });
  const doc = await upload(given, `walk.${format}`, `image/${format}`);
  const [own = ""] = filesOf(doc);
  for (const name of filesOf(doc)) {
    const bytes = stored(name);
    expect(bytes.includes("49.2827"), name).toBe(false);
    const { exif, xmp: note, iptc, icc, orientation: turned = 1 } = await sharp(bytes).metadata();
    expect({ name, exif, note, iptc, turned }).toEqual({ name, turned: 1 });
    expect(icc, name).toBeDefined();
  }
  const colour = (data: Buffer) =>
    sharp(data)
      .autoOrient()
      .resize(4, 4, { kernel: "nearest", fastShrinkOnLoad: false })
      .removeAlpha()
      .raw()
      .toBuffer();
  const [drawn, meant] = [await colour(stored(own)), await colour(given)];
  for (const [at, value] of meant.entries()) expect(Math.abs(value - (drawn[at] ?? 999))).toBeLessThan(30);
  const { width, height, format: is } = await sharp(stored(own)).metadata();
  const upright = orientation === 6 ? { width: 40, height: 60 } : { width: 60, height: 40 };
  expect({ width, height }).toEqual(upright);
  expect(doc).toMatchObject({ ...upright, filesize: stored(own).length, mimeType: `image/${format}` });
  expect(is).toBe(format === "avif" ? "heif" : format);
});

test("the sizes of a picture keep its colours and are upright", async () => {
  const given = await sharp({ create: { width: 600, height: 900, channels: 3, background: "#0f0" } })
    .withIccProfile("p3")
    .withMetadata({ orientation: 6 })
    .withIccProfile("p3")
    .jpeg()
    .toBuffer();
  const doc = await upload(given, "meadow.jpg");
  expect(doc).toMatchObject({ width: 900, height: 600 });
  const names = filesOf(doc);
  expect(names.length).toBeGreaterThan(4);
  for (const name of names) {
    const { icc, width, height } = await sharp(stored(name)).metadata();
    expect(icc?.length, name).toBe((await sharp(given).metadata()).icc?.length);
    expect(width / height).toBeCloseTo(1.5, 1);
    const [colour, green] = await Promise.all([stored(name), given].map((data) => sharp(data).stats()));
    expect(Math.abs((colour?.dominant.g ?? 0) - (green?.dominant.g ?? 999)), name).toBeLessThan(9);
  }
});

test("a picture is drawn once to see that it is whole, and once for each of its sizes", async () => {
  const given = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#0f0" } })
    .jpeg()
    .toBuffer();
  const { config } = backend.payload;
  const { sharp: draw } = config;
  if (!draw) throw new Error("The system has no library that draws pictures");
  let drawn = 0;
  const counted = (picture: ReturnType<typeof draw>): ReturnType<typeof draw> => {
    const { clone, toBuffer } = picture;
    return Object.assign(picture, {
      clone: () => counted(clone.call(picture)),
      toBuffer: (...options: Parameters<typeof toBuffer>) => {
        drawn += 1;
        return toBuffer.apply(picture, options);
      },
    });
  };
  config.sharp = (...picture) => counted(draw(...picture));
  const doc = await upload(given, "field.jpg");
  config.sharp = draw;
  const sizes = filesOf(doc).length - 1;
  expect(sizes).toBe(4);
  expect(drawn).toBe(1 + sizes);
});

test("a film that a telephone hides behind a picture is cut off, and the pixels stay as they are", async () => {
  const bare = await sharp({ create: { width: 30, height: 30, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();
  const doc = await upload(Buffer.concat([bare, Buffer.from(`ftypmp42 ${place}`)]), "moving.jpg");
  expect(stored(doc.filename ?? "")).toEqual(bare);
});

const box = (name: string, content: Buffer) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(name, 4, "latin1");
  return Buffer.concat([head, content]);
};

test("a video says no longer where it was taken, and nothing in it has moved", async () => {
  const { withoutMetadata } = await import("./without-metadata.ts");
  const trak = box("trak", Buffer.concat([box("tkhd", Buffer.alloc(8)), box("meta", Buffer.from(place))]));
  const inside = Buffer.concat([box("mvhd", Buffer.alloc(20)), trak, box("udta", Buffer.from(place))]);
  const video = Buffer.concat([
    box("ftyp", Buffer.from("isom\0\0\0\0isommp42")),
    box("moov", inside),
    box("uuid", Buffer.from(place)),
    box("mdat", Buffer.from("pictures")),
  ]);
  const bare = await withoutMetadata(video, "video/mp4", sharp);
  expect(bare.includes("49.2827")).toBe(false);
  expect(bare).toHaveLength(video.length);
  expect(bare.indexOf("pictures")).toBe(video.indexOf("pictures"));
  expect(await withoutMetadata(bare, "video/mp4", sharp)).toEqual(bare);
});

test("what cannot be taken is refused in words, with what to do", async () => {
  const jpeg = await sharp({ create: { width: 300, height: 300, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();
  const heic = box("ftyp", Buffer.from("heic\0\0\0\0mif1heic"));
  const huge = await sharp({ create: { width: 9_000, height: 8_000, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  const cases: [Buffer, string, string][] = [
    [heic, "IMG_0042.HEIC", fileCopy.heic],
    [heic, "IMG_0042.jpg", fileCopy.heic],
    [Buffer.alloc(largestFileBytes + 1, jpeg), "large.jpg", fileCopy.tooLarge(largestFileBytes + 1)],
    [huge, "huge.png", fileCopy.tooManyPixels(9_000, 8_000)],
    [jpeg.subarray(0, jpeg.length / 2), "half.jpg", fileCopy.broken],
    [Buffer.from("<html>hello"), "page.jpg", fileCopy.unknown],
    [Buffer.from("%PDF-1.7 and so on"), "report.jpg", fileCopy.falseName("report.jpg", "a PDF document")],
    [jpeg, "picture.pdf", fileCopy.falseName("picture.pdf", "a JPEG picture")],
    [Buffer.from("GIF89a"), "moving.gif", fileCopy.otherPicture],
    [Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "logo.svg", fileCopy.drawing],
    [box("ftyp", Buffer.from("qt  \0\0\0\0")), "film.mov", fileCopy.otherVideo],
    [Buffer.alloc(0), "nothing.jpg", fileCopy.unknown],
  ];
  for (const [data, name, message] of cases)
    expect(await refusal(data, name), name).toMatchObject({ path: "file", message });
  // The admin would break the words up into a list.
  expect(cases.filter(([, , message]) => message.includes(":"))).toEqual([]);
});

test("a picture under the ending of another kind of picture gets its right name", async () => {
  const png = await sharp({ create: { width: 30, height: 30, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  const doc = await upload(png, "scan.JPG");
  expect(doc.filename).toMatch(/^scan-[0-9a-f]{10}\.png$/);
  expect(doc.mimeType).toBe("image/png");
});

test("files that were stored before are cleaned at the start, once each, also in the trash", async () => {
  const { cleanStoredFiles } = await import("./clean-stored-files.ts");
  const given = await telephonePicture("jpeg", { orientation: 6 });
  const plain = await sharp(given).autoOrient().jpeg().toBuffer();
  const [served, inTrash, broken] = [
    await upload(plain, "a.jpg"),
    await upload(plain, "b.jpg"),
    await upload(plain, "c.jpg"),
  ];
  await backend.payload.update({
    collection: "media",
    id: inTrash.id,
    data: { deletedAt: new Date().toISOString() },
  });
  const place = (folder: string, name?: string | null) => path.join(backend.dataDir, folder, name ?? "");
  const files = [place("media", served.filename), place("trashed-media", inTrash.filename)];
  for (const file of files) writeFileSync(file, given);
  writeFileSync(place("media", broken.filename), "no picture any more");

  await cleanStoredFiles(backend.payload);
  for (const file of files) {
    const { exif, xmp: note, width, height } = await sharp(readFileSync(file)).metadata();
    expect({ exif, note, width, height }).toEqual({ width: 40, height: 60 });
  }
  const row = await backend.payload.findByID({ collection: "media", id: served.id });
  expect(row).toMatchObject({ width: 40, height: 60, filesize: readFileSync(files[0] ?? "").length });

  const before = files.map((file) => readFileSync(file));
  writeFileSync(place("media", broken.filename), plain);
  await cleanStoredFiles(backend.payload);
  expect(files.map((file) => readFileSync(file))).toEqual(before);
  writeFileSync(files[0] ?? "", given);
  await cleanStoredFiles(backend.payload);
  expect(readFileSync(files[0] ?? "")).toEqual(given);
});
