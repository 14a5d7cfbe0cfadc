/** Key of the reader's choices in local storage, stored as "{text size} {contrast}", such as "2 more". */
export const readerSettingsKey = "pcfReader";

export const textSizes = ["1", "2", "3"] as const;
