export const downloadsCopy = { fallbackType: "File" };
