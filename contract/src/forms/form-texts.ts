/** What was posted, one text a field; several values of one field are joined by commas, files are left out. */
export function formTexts(data: FormData): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const name of new Set(data.keys())) {
    texts[name] = data
      .getAll(name)
      .filter((value) => typeof value === "string")
      .join(",");
  }
  return texts;
}
