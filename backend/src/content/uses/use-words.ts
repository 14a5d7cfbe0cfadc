const named = 5;

/** Names in one sentence: the first five, and how many more. */
export const namesInWords = (names: string[]): string =>
  names.slice(0, named).join(", ") + (names.length > named ? `, and ${names.length - named} more` : "");
