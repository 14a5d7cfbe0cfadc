/** Where WordPress keeps the files of its library. */
export const uploads = "/wp-content/uploads/";

/**
 * The path of the whole picture, of that of a copy: WordPress keeps `photo-300x200.jpg`, `photo-scaled.jpg`, `photo-rotated.jpg`
 * and `photo-e1700000000000.jpg` beside `photo.jpg`. A file may have been uploaded under such a name, so it is asked for second.
 */
export const wholeUpload = (path: string): string =>
  path.replace(/(?:-\d+x\d+|-scaled|-rotated|-e\d{10,})*(?=\.\w+$)/i, "");

/** Of names that may be of one picture the last is it: its own name, then that of the whole picture reduced or turned. */
const nearness = (path: string): number => {
  if (path === wholeUpload(path)) return 2;
  return /-\d+x\d+\.\w+$/.test(path) ? 0 : 1;
};

/**
 * Finds what is known of a path: of itself, or for a smaller size of a picture that nobody has named of the picture, by whichever of
 * its own sizes it is known.
 */
export function byPathOrPicture<Found>(
  known: ReadonlyMap<string, Found>,
): (path: string) => Found | undefined {
  const ofUploads = [...known].filter(([path]) => path.startsWith(uploads));
  const pictures = new Map(
    ofUploads
      .sort(([one], [other]) => nearness(one) - nearness(other))
      .map(([path, found]) => [wholeUpload(path), found]),
  );
  return (path) =>
    known.get(path) ?? (path.startsWith(uploads) ? pictures.get(wholeUpload(path)) : undefined);
}
